import config from '../main.ts';

/** The same stories, as `npm test` runs them: each once. */
export default { ...config, stories: ['../../src/**/*.stories.tsx'] };
