import type { TestPlatform } from './test-platform.ts';

/** Makes the release older than a day, because records of idempotency keys are not cleared earlier. */
export const ageRelease = ({ owner }: TestPlatform) =>
  owner.query(`update operations.repeatable_files set applied_at = now() - interval '25 hours'`);
