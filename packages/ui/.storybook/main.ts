import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentProps } from '@tillbook/config/component-props';
import { defaultClientConditions, mergeConfig, type InlineConfig } from 'vite';
import { sharedProps } from '../src/guide/shared-props.ts';

const folder = join(import.meta.dirname, '..');

/** What `npm run pictures` has found, for the page about it. The folder has to be there, even empty. */
const pictureChanges = join(folder, 'picture-changes');
mkdirSync(pictureChanges, { recursive: true });

/** The mails import the domain package, from its source as everywhere in this repository. */
export const readSource = (vite: InlineConfig): InlineConfig =>
  mergeConfig(vite, { resolve: { conditions: ['tillbook-source', ...defaultClientConditions] } });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Designers see the mails beside the components they resemble.
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../mails/src/**/*.stories.tsx'],
  staticDirs: [{ from: pictureChanges, to: '/picture-changes' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from the types instead: this reader knows a closed list only as "union".
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(readSource(vite), { plugins: [componentProps({ folder, shared: sharedProps })] }),
};

export default config;
