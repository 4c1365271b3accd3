/** Implements `npm run icons`: rewrites `src/components/icon/icons/` from icon-set.ts and Lucide. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles, lucideLicense } from './icon-files.ts';

const folder = join(import.meta.dirname, '../src/components/icon/icons');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of await iconFiles()) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'lucide-ISC.txt'), lucideLicense());
