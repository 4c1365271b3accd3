import { expect, test } from 'vitest';
import { AppError } from '../runtime/app-error.ts';
import { downloadLimits, mostDownloads } from './download-limits.ts';

const refusalOf = (attempt: () => unknown): string | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error instanceof AppError &&
      error.code === 'too_many_requests' &&
      error.details.retryAfterSeconds === 5
      ? error.message
      : 'another error';
  }
};

test('allows six concurrent downloads per account and twenty-four in all', () => {
  const limits = downloadLimits();
  const begin = (userId: string, accountId: string) => () => limits.begin({ userId, accountId });
  for (const userId of ['ada', 'ben']) {
    for (let count = 0; count < mostDownloads.ofPerson; count += 1) begin(userId, 'acc_1')();
  }
  expect(refusalOf(begin('cleo', 'acc_1'))).toContain('This account has too many');
  for (let count = limits.underWay(); count < mostDownloads.inAll; count += 1)
    begin(`p${count}`, `a${count}`)();
  expect(refusalOf(begin('dana', 'acc_2'))).toBe(
    'Too many downloads are in progress. Please try again shortly.',
  );
  expect(limits.underWay()).toBe(24);
});

test('frees one slot per download, even if it ends twice', () => {
  const limits = downloadLimits();
  const downloader = { userId: 'ada', accountId: 'acc_1' };
  const [end] = [limits.begin(downloader), limits.begin(downloader), limits.begin(downloader)];
  expect(refusalOf(() => limits.check(downloader))).toContain('three downloads in progress');
  end();
  end();
  limits.begin(downloader);
  expect(refusalOf(() => limits.begin(downloader))).toContain('three downloads in progress');
});
