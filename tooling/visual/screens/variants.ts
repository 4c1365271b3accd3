import { themes, type Theme } from '../storybook/story-page.ts';

export type Variant = {
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Operated by touch, which needs larger targets. */
  readonly isPhone: boolean;
};

const devices = [
  { viewport: { width: 1440, height: 900 }, isPhone: false },
  { viewport: { width: 390, height: 844 }, isPhone: true },
  { viewport: { width: 320, height: 640 }, isPhone: true },
] as const;

/** In the order of a contact sheet: desktop first, light next to dark. */
export const variants: readonly Variant[] = devices.flatMap((device) =>
  themes.map((theme) => ({ ...device, theme })),
);

export const captionOf = ({ theme, viewport }: Variant): string => `${viewport.width} ${theme}`;
