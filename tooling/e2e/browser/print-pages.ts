import type { Page } from 'playwright';
import type { TestContext } from 'vitest';

/** Enough for a form with its messages. */
const longestText = 6000;

const textOf = async (page: Page): Promise<string> => {
  try {
    return (await page.locator('body').ariaSnapshot({ timeout: 5000 })).slice(0, longestText);
  } catch (error) {
    return `The page does not respond: ${String(error)}`;
  }
};

/** Prints the pages of a failed test, because the log may be all that is left of a run. */
export const printPagesIfFailed = async (
  { task }: Pick<TestContext, 'task'>,
  pages: readonly Page[],
): Promise<void> => {
  if (task.result?.state !== 'fail') return;
  for (const page of pages.filter((one) => one.url() !== 'about:blank')) {
    const text = await textOf(page);
    process.stderr.write(`"${task.name}" failed on ${page.url()}:\n${text}\n`);
  }
};
