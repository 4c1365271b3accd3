/** Implements `npm run fonts`: rewrites the files of `src/fonts` from the installed Inter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles } from './font-files.ts';

const folder = join(import.meta.dirname, '../src/fonts');
for (const [name, content] of await fontFiles()) writeFileSync(join(folder, name), content);
