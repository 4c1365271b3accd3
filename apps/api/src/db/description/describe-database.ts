/** Writes what is generated from the SQL files: `pnpm --filter @tillbook/api run describe-database`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lastRelease from '../release.json' with { type: 'json' };
import { readRelease } from '../release.ts';
import { numberFor } from './release-number.ts';

const release = numberFor(readRelease().files, lastRelease);
writeFileSync(join(import.meta.dirname, '../release.json'), `${JSON.stringify(release, null, 2)}\n`);
