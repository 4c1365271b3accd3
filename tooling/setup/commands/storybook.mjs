import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: "Serves the design system's components, each in all its states.",
  options: { port: { summary: 'the port to serve on; 6006 where none is given', value: 'port', short: 'p' } },
  examples: [
    { typed: '', summary: 'serves at http://localhost:6006; Ctrl-C ends it' },
    { typed: '--port 7007', summary: 'serves at http://localhost:7007' },
  ],
  run: async ({ options }) => {
    const exitCode = await prepare({ packages: 'everything' });
    if (exitCode !== 0) return exitCode;
    const port = typeof options['port'] === 'string' ? options['port'] : '6006';
    return pnpm(['--dir', 'packages/ui', 'exec', 'storybook', 'dev', '--no-open', '--port', port]);
  },
};
