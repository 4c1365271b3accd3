import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Moment } from './moment.tsx';
import { showTitlesThroughLinks } from './titles-through-links.ts';

afterEach(cleanup);

const value = '2026-11-21T15:13:05Z';
const zone =
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
    .formatToParts(new Date(value))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

test('names the time zone in the title of a time', () => {
  render(<Moment value={value}>Nov 21, 2026 10:13 AM</Moment>);
  const time = page.getByText('Nov 21, 2026 10:13 AM').element();
  expect(time.getAttribute('datetime')).toBe(value);
  expect(zone).not.toBe('');
  expect(time.getAttribute('title')).toContain(zone);
  expect(time.getAttribute('title')).toContain('November 21, 2026');
});

test('sets no title for an invalid time', () => {
  render(<Moment value="soon">soon</Moment>);
  expect(page.getByText('soon').element().hasAttribute('title')).toBe(false);
});

test('shows the time zone in a linked row only while the pointer is over the time', async () => {
  const stop = showTitlesThroughLinks(document);
  render(
    <table>
      <tbody>
        <tr style={{ position: 'relative' }}>
          <td style={{ width: 200 }}>
            <a href="/one" data-row-link="" aria-label="One" style={{ position: 'absolute', inset: 0 }}>
              {''}
            </a>
            $1.00
          </td>
          <td>
            <Moment value={value}>Nov 21, 2026 10:13 AM</Moment>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const link = page.getByRole('link', { name: 'One' });
  const time = page.getByText('Nov 21, 2026 10:13 AM').element().getBoundingClientRect();
  const row = link.element().getBoundingClientRect();
  await userEvent.hover(link, { position: { x: time.left - row.left + 20, y: row.height / 2 } });
  expect(link.element().getAttribute('title')).toContain(zone);
  await userEvent.hover(link, { position: { x: 5, y: row.height / 2 } });
  expect(link.element().getAttribute('title')).toBe('');
  stop();
});
