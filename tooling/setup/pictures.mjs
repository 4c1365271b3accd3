/** `npm run pictures [-- accept] [-- stories…]`: shows a reviewer what has changed in the looks of the components. */
import { passSignalsOn } from './child-process.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { pnpm } from './package-manager.mjs';

requireNode();
passSignalsOn();
if (!prepareHome() || !(await install())) process.exit(1);
const chromium = await ensureChromium();
if (chromium === undefined) process.exit(1);
process.env.CHROMIUM_PATH = chromium;
process.exit(await pnpm(['--dir', 'tooling/pictures', 'run', 'pictures', ...process.argv.slice(2)]));
