import { build, buildPackage } from '../build.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Builds the web apps, the forms and the documentation, as npm start serves them.',
  positionals: [{ name: 'package', summary: 'only one of them, such as @tillbook/admin; all by default' }],
  examples: [
    { typed: '', summary: 'builds what has changed since the last build' },
    { typed: '@tillbook/admin', summary: 'builds only the admin app' },
  ],
  run: async ({ positionals: [name] }) => {
    const exitCode = await prepare({ packages: 'product' });
    if (exitCode !== 0) return exitCode;
    return (await (name === undefined ? build() : buildPackage(name))) ? 0 : 1;
  },
};
