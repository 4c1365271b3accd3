import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { businessSet, postedSet } from '../../testing/fixtures.ts';
import { EntryLines } from './entry-lines.tsx';
import { head } from './entry-set-row.css.ts';
import { AwaitedEntrySets, EntrySetRows } from './entry-set-rows.tsx';

const noHref = () => undefined;
const rows = (
  <EntrySetRows
    entrySets={[businessSet, postedSet]}
    isStale={false}
    merchantHref={() => '/'}
    subjectHref={noHref}
  />
);

/** Returns the headings of a list, and the height of the row below the headings. */
const layoutOf = (list: Element) => {
  const headings = list.querySelector(`.${head}`);
  return {
    headings: headings?.textContent,
    height: headings?.nextElementSibling?.getBoundingClientRect().height ?? 0,
  };
};

test.each([1280, 390])(
  'reserves the height of a row for loading entry sets at a width of %i px',
  async (width) => {
    await page.viewport(width, 844);
    const loaded = layoutOf(render(rows).container);
    const awaited = layoutOf(render(<AwaitedEntrySets />).container);
    expect(awaited.headings).toBe('DateDescriptionMerchantStatusAmount');
    expect(awaited.headings).toBe(loaded.headings);
    expect(Math.abs(awaited.height - loaded.height)).toBeLessThanOrEqual(4);
  },
);

test('fits the placeholders of loading lines into their card on a narrow phone', async () => {
  await page.viewport(320, 640);
  render(
    <div style={{ width: 286 }}>
      <EntryLines entrySet={undefined} />
    </div>,
  );
  const table = page.getByRole('table', { name: 'Lines' }).element();
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(286);
});
