/** Reads the list of licences from its input and fails for one that nobody has agreed to. */
import { text } from 'node:stream/consumers';
import { readLicences } from './licences.ts';

const { counts, refused } = readLicences(await text(process.stdin));
for (const [licence, count] of counts) process.stdout.write(`${String(count).padStart(4)}  ${licence}\n`);
for (const line of refused) process.stderr.write(`not agreed to: ${line}\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
