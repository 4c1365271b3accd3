/** Reads a list of licenses from stdin and fails if one is not allowed. */
import { text } from 'node:stream/consumers';
import { readLicenses } from './licenses.ts';

const { counts, refused } = readLicenses(await text(process.stdin));
for (const [license, count] of counts) process.stdout.write(`${String(count).padStart(4)}  ${license}\n`);
for (const line of refused) process.stderr.write(`not allowed: ${line}\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
