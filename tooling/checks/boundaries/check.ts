import { fileURLToPath } from 'node:url';
import { inspectImports } from './inspect-imports.ts';

/** Well below the current number of modules; fewer modules mean that the tree is incomplete. */
const fewestModules = 300;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { moduleCount, breaches, unread } = await inspectImports(root);

const complaints = [
  ...breaches.map(({ rule, from, to, why }) => `${from}\n    imports ${to}\n    but: ${rule}. ${why}`),
  ...unread.map((file) => `${file}\n    was not read.`),
  ...(moduleCount < fewestModules
    ? [`Only ${moduleCount} modules were read; expected at least ${fewestModules}.`]
    : []),
];

const lines =
  complaints.length > 0
    ? [...complaints, `Boundaries: ${complaints.length} violations.`]
    : [`Boundaries: no violations in ${moduleCount} modules.`];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
