/** `npm run drill`: kills the running product again and again in the middle of charges, and counts what is left. */
import { passSignalsOn, start } from './child-process.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRepository, pinnedNode } from './repository.mjs';

requireNode();
passSignalsOn();
if (!prepareHome() || !(await install())) process.exit(1);
const drill = start(pinnedNode, ['--conditions=tillbook-source', 'drill.ts', ...process.argv.slice(2)], {
  cwd: inRepository('tooling', 'drill'),
});
process.exit(await drill.exitCode);
