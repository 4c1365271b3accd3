import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @param {readonly string[]} words */
const storybook = (...words) => pnpm(['--dir', 'packages/ui', 'exec', 'storybook', ...words]);

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: "Serves the design system's components, each in all its states.",
  positionals: [
    {
      name: 'what',
      summary: 'omit to serve Storybook',
      choices: [{ name: 'build', summary: 'builds it once, for npm start to serve at /storybook' }],
    },
  ],
  options: { port: { summary: 'the port to serve on; 6006 by default', value: 'port', short: 'p' } },
  examples: [
    {
      typed: '',
      summary: 'serves at http://localhost:6006, beginning with its introduction; Ctrl-C stops it',
    },
    { typed: '--port 7007', summary: 'serves at http://localhost:7007' },
    { typed: 'build', summary: 'builds it, for http://localhost:4310/storybook' },
  ],
  run: async ({ positionals: [what], options }) => {
    const exitCode = await prepare({ packages: 'everything' });
    if (exitCode !== 0) return exitCode;
    if (what === 'build') return storybook('build', '--quiet');
    const port = typeof options['port'] === 'string' ? options['port'] : '6006';
    return storybook('dev', '--no-open', '--port', port);
  },
};
