import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentProps } from '@tillbook/config/component-props';
import { defaultClientConditions, mergeConfig, type InlineConfig } from 'vite';
import { sharedProps } from '../src/guide/shared-props.ts';

const folder = join(import.meta.dirname, '..');

/**
 * The results of `npm run pictures`, for the page about them. The folder has to exist, even if it is empty.
 */
const pictureChanges = join(folder, 'picture-changes');
mkdirSync(pictureChanges, { recursive: true });

/** Resolves the domain package, which the mails import, from its source as everywhere in this repository. */
export const readSource = (vite: InlineConfig): InlineConfig =>
  mergeConfig(vite, { resolve: { conditions: ['tillbook-source', ...defaultClientConditions] } });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Includes the mails, so that designers see them next to similar components.
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../mails/src/**/*.stories.tsx'],
  staticDirs: [{ from: pictureChanges, to: '/picture-changes' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Disabled, because it describes a closed list only as "union"; the tables of props are read from the types
  // instead.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(readSource(vite), { plugins: [componentProps({ folder, shared: sharedProps })] }),
};

export default config;
