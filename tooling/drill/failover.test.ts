import { expect, test } from 'vitest';
import { missingPackages } from './cluster/missing-packages.ts';
import { drillFailoverBriefly } from './drills/failover.ts';

// A run that is stopped in the middle ends this process, and the cluster ends with it.
process.once('SIGTERM', () => process.exit(143));

/** The short form of `npm run drill -- failover`. */
test("the leader's machine is killed and every API process is replaced, under load", async ({ skip }) => {
  const missing = missingPackages();
  if (missing !== undefined) skip(missing);
  let said = '';
  const result = await drillFailoverBriefly((line) => {
    said = line;
  }).catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${message} The last step: ${said}`, { cause });
  });
  expect(result).toMatchObject({
    faults: [],
    count: expect.toSatisfy((count: number) => count > 0),
  });
}, 2_400_000);
