import type { Settings } from '../runtime/settings.ts';

/** The background of the light theme, displayed while an installed app opens. */
const ground = '#f7f6f3';

const pictures = [
  { file: 'mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

export type WebAppKind = 'merchant' | 'admin';

/** Describes an installable web app. The brand is a setting, so the manifest is not a file of the build. */
export const webManifest = ({ brandName }: Settings, kind: WebAppKind) => {
  const base = kind === 'admin' ? '/admin/' : '/';
  return {
    id: base,
    name: kind === 'admin' ? `${brandName} Admin` : brandName,
    short_name: brandName,
    start_url: base,
    scope: base,
    display: 'standalone',
    lang: 'en',
    background_color: ground,
    theme_color: ground,
    icons: pictures.map(({ file, ...picture }) => ({ src: `${base}${file}`, ...picture })),
  };
};
