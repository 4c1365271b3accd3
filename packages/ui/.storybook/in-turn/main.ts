import config, { readSource } from '../main.ts';

/** Configures Storybook for `npm test`, which runs each story once and shows no table of props. */
export default {
  ...config,
  stories: ['../../src/**/*.stories.tsx', '../../../mails/src/**/*.stories.tsx'],
  staticDirs: [],
  viteFinal: readSource,
};
