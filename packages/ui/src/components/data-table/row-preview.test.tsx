import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from './data-table.tsx';
import { storyColumns, storyLink, storyRows, type StoryRow } from './story-rows.tsx';

function Previewed() {
  const [shown, setShown] = useState<StoryRow>();
  return (
    <>
      <output>{shown?.amount ?? 'none'}</output>
      <DataTable
        label="Payments"
        columns={storyColumns}
        rows={storyRows}
        rowLink={storyLink}
        rowPreview={{
          shownHref: shown && storyLink(shown)?.href,
          onToggle: (row) => setShown(row === shown ? undefined : row),
        }}
      />
    </>
  );
}

const row = (amount: string) => page.getByRole('link', { name: amount, exact: false });
const button = (amount: string) => page.getByRole('button', { name: `Preview ${amount}`, exact: false });
const shown = () => page.getByRole('status');

/** Presses a shortcut as an application does. */
const pressShortcut = (key: string) =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('previews the focused row on Space, and hides the preview on Space again', async () => {
  render(<Previewed />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(shown()).toHaveTextContent('$128.40');
  await expect.element(button('$128.40')).toHaveAttribute('aria-expanded', 'true');
  const current = document.querySelectorAll('tr[aria-current="true"]');
  expect([...current].map((tr) => tr.contains(button('$128.40').element()))).toEqual([true]);
  await userEvent.keyboard(' ');
  await expect.element(shown()).toHaveTextContent('none');
  expect(window.scrollY).toBe(0);
});

it('previews a row on a click on its button, and moves the focus to the row', async () => {
  render(<Previewed />);
  await userEvent.hover(page.getByText('Nov 21, 2026 12:02 PM'), { force: true });
  await userEvent.click(button('$19.10'));
  await expect.element(shown()).toHaveTextContent('$19.10');
  await expect.element(row('$19.10')).toHaveFocus();
});

it('marks only one of several rows that link to the same page as previewed, and gives its neighbors shortcuts', async () => {
  render(
    <DataTable
      label="Payments"
      columns={storyColumns}
      rows={storyRows.slice(0, 3)}
      rowLink={() => ({ href: '/rows/one', label: 'One' })}
      rowPreview={{
        shownHref: storyRows[1]?.id,
        keyOf: ({ id }) => id,
        onToggle: () => undefined,
      }}
    />,
  );
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((tr) => tr.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  const keys = rows.map((tr) => tr.querySelector('[aria-keyshortcuts]')?.getAttribute('aria-keyshortcuts'));
  expect(keys).toEqual(['k', undefined, 'j']);
});

it('moves the preview with the shortcuts, and offers none beyond the first row', async () => {
  render(<Previewed />);
  expect(document.querySelector('[aria-keyshortcuts]')).toBeNull();
  await userEvent.keyboard('{Tab} ');
  pressShortcut('j');
  await expect.element(shown()).toHaveTextContent('$19.10');
  await expect.element(row('$19.10')).toHaveFocus();
  pressShortcut('k');
  await expect.element(shown()).toHaveTextContent('$128.40');
  expect(document.querySelector('[aria-keyshortcuts="k"]')).toBeNull();
});

it('moves the preview with the arrow keys only while a row is previewed', async () => {
  render(<Previewed />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(row('$19.10')).toHaveFocus();
  await expect.element(shown()).toHaveTextContent('none');
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(shown()).toHaveTextContent('$312.40');
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(shown()).toHaveTextContent('-$7.80');
});

it('shows the preview button next to the cells of the focused row, and omits the button on a phone', async () => {
  render(<Previewed />);
  await userEvent.hover(page.getByRole('columnheader', { name: 'Amount' }));
  await userEvent.keyboard('{Tab}');
  const box = button('$128.40').element().getBoundingClientRect();
  const badge = page.getByText('Succeeded').first().element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(badge.right);
  expect(getComputedStyle(button('$128.40').element()).opacity).toBe('1');
  expect(getComputedStyle(button('$19.10').element()).opacity).toBe('0');
  await page.viewport(390, 844);
  await expect.element(button('$128.40')).not.toBeInTheDocument();
});
