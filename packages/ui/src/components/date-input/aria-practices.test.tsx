import { render } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { longDate, today, type DayRange } from './calendar-days.ts';
import { DateInput } from './date-input.tsx';

// Covers the W3C's ARIA Authoring Practices for a date picker dialog, case by case.

type Period = DayRange & { readonly initial?: string };

const heard: string[] = [];

function PeriodForm({ initial = '2026-11-21', ...range }: Period) {
  const [value, setValue] = useState(initial);
  const hear = (next: string) => {
    heard.push(next);
    setValue(next);
  };
  return (
    <Field label="From">
      <DateInput {...range} value={value} onValueChange={hear} />
    </Field>
  );
}

const opener = page.getByRole('button', { name: /^Choose a date/ });
const dialog = page.getByRole('dialog', { name: 'Choose a date' });
const grid = page.getByRole('grid');
const day = (text: string) => page.getByRole('button', { name: longDate(text), exact: true });
const monthButton = (name: 'Next month' | 'Previous month') => page.getByRole('button', { name });
const isMonth = (name: string) => expect.element(page.getByRole('grid', { name })).toBeVisible();

const isClosed = async () => {
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
};

const show = (period: Period = {}) => {
  heard.length = 0;
  render(<PeriodForm {...period} />);
};

const open = async (period: Period = {}) => {
  show(period);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(grid).toBeVisible();
};

beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  await page.viewport(1280, 800);
});

describe('opening the calendar', () => {
  it.each(['{Enter}', ' '])(
    'opens the calendar at the selected day when its button is focused and %j is pressed',
    async (key) => {
      show();
      await userEvent.keyboard(`{Tab}{Tab}${key}`);
      await expect.element(day('2026-11-21')).toHaveFocus();
      await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
      expect(document.querySelector('[aria-haspopup="dialog"]')).toHaveAttribute('aria-expanded', 'true');
    },
  );

  it('opens the calendar on Alt+Down Arrow in the field', async () => {
    show();
    await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
    await expect.element(day('2026-11-21')).toHaveFocus();
  });

  it.each([
    ['today if no day is selected', {}, '2026-11-23'],
    ['the nearest day that can be selected', { max: '2020-02-10' }, '2020-02-10'],
  ])('starts the calendar at %s', async (_what, range, text) => {
    await open({ initial: '', ...range });
    await expect.element(day(text)).toHaveFocus();
  });
});

describe('closing the calendar', () => {
  it('closes the calendar on Escape and focuses the button', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await isClosed();
    expect(heard).toEqual([]);
  });

  it.each(['{Enter}', ' '])('selects the focused day and closes the calendar on %j', async (key) => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(day('2026-11-22')).toHaveFocus();
    await userEvent.keyboard(key);
    await isClosed();
    expect(heard).toEqual(['2026-11-22']);
  });

  it('includes the selected day in the name of the button', async () => {
    await open({ initial: '' });
    await expect.element(day(today())).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect.element(opener).toHaveAccessibleName(`Choose a date, ${longDate(today())}`);
  });

  it('selects a day and closes the calendar on click', async () => {
    await open();
    await userEvent.click(day('2026-12-04'));
    await isClosed();
    expect(heard).toEqual(['2026-12-04']);
  });

  it('closes the calendar on a click outside', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.click(document.body, { position: { x: 900, y: 600 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes the calendar before the dialog around it on Escape', async () => {
    heard.length = 0;
    render(
      <Dialog open onOpenChange={() => heard.push('closed')} title="Period">
        <PeriodForm />
      </Dialog>,
    );
    await userEvent.click(opener);
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['closed']);
  });
});

describe('keys in the calendar', () => {
  it.each([
    ['Right Arrow to the next day', '2026-11-30', '{ArrowRight}', '2026-12-01'],
    ['Left Arrow to the previous day', '2026-11-01', '{ArrowLeft}', '2026-10-31'],
    ['Down Arrow to the next week', '2026-11-28', '{ArrowDown}', '2026-12-05'],
    ['Up Arrow to the previous week', '2026-11-05', '{ArrowUp}', '2026-10-29'],
    ['Home to the start of the week', '2026-11-18', '{Home}', '2026-11-15'],
    ['End to the end of the week', '2026-11-18', '{End}', '2026-11-21'],
    ['Page Up to the previous month', '2026-11-18', '{PageUp}', '2026-10-18'],
    ['Page Down to the next month', '2026-11-18', '{PageDown}', '2026-12-18'],
    ['Page Down to the last day of a shorter month', '2026-01-31', '{PageDown}', '2026-02-28'],
    ['Shift+Page Up to the previous year', '2026-11-18', '{Shift>}{PageUp}{/Shift}', '2025-11-18'],
    ['Shift+Page Down to the next year', '2026-11-18', '{Shift>}{PageDown}{/Shift}', '2027-11-18'],
    ['Shift+Page Down from February 29', '2024-02-29', '{Shift>}{PageDown}{/Shift}', '2025-02-28'],
    ['Left Arrow in the last year', '9999-12-31', '{ArrowLeft}', '9999-12-30'],
  ])('moves the focus on %s', async (_key, initial, keys, text) => {
    await open({ initial });
    await expect.element(day(initial)).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(day(text)).toHaveFocus();
  });

  it('keeps the focus in the dialog on Tab and Shift+Tab', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let press = 0; press < 4; press += 1) {
        await userEvent.keyboard(key);
        expect(dialog.element().contains(document.activeElement)).toBe(true);
      }
      await expect.element(day('2026-11-21')).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])(
    'changes the month when a month button is focused and %j is pressed, and retains the focus',
    async (key) => {
      await open();
      await expect.element(day('2026-11-21')).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await expect.element(monthButton('Next month')).toHaveFocus();
      await userEvent.keyboard(key);
      await isMonth('December 2026');
      await expect.element(monthButton('Next month')).toHaveFocus();
      await userEvent.keyboard('{Tab}{ArrowRight}');
      await expect.element(day('2026-12-22')).toHaveFocus();
    },
  );
});

describe('calendar with a range', () => {
  it.each([
    ['{ArrowRight}{ArrowRight}{ArrowRight}', { max: '2026-11-23' }, '2026-11-23'],
    ['{ArrowLeft}{ArrowLeft}{ArrowLeft}', { min: '2026-11-20' }, '2026-11-20'],
    ['{PageDown}', { max: '2026-12-10' }, '2026-12-10'],
    ['{PageUp}', { min: '2026-10-25' }, '2026-10-25'],
  ])("stops at the limit of the calendar's range on %s", async (keys, range, text) => {
    await open(range);
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(day(text)).toHaveFocus();
  });

  it('disables days out of range and ignores a click on them', async () => {
    await open({ min: '2026-11-10', max: '2026-11-23' });
    for (const text of ['2026-11-09', '2026-11-24']) {
      await expect.element(day(text)).toBeDisabled();
      await userEvent.click(day(text), { force: true });
    }
    expect(heard).toEqual([]);
  });

  it('disables the button for the next month at the end of the range', async () => {
    await open({ max: '2026-11-30' });
    await expect.element(monthButton('Next month')).toBeDisabled();
    await expect.element(monthButton('Previous month')).toBeEnabled();
  });
});

describe('calendar with a screen reader', () => {
  it('announces the month of the grid and its changes', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    await isMonth('November 2026');
    const regions = [...document.querySelectorAll('[aria-live="polite"], [role="status"]')];
    await userEvent.keyboard('{PageDown}');
    await expect.element(day('2026-12-21')).toHaveFocus();
    expect(regions.filter((region) => region.isConnected).map((region) => region.textContent)).toContain(
      'December 2026',
    );
  });

  it('names the days of the week in full, Sunday first', async () => {
    await open();
    const heads = page.getByRole('columnheader').elements();
    expect(heads.map((head) => head.getAttribute('abbr') ?? head.getAttribute('aria-label'))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(day('2026-11-01').element().closest('td')?.cellIndex).toBe(0);
  });

  it('puts only one day of the calendar in the tab order', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('exposes only the selected day as selected', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const cells = page.getByRole('gridcell', { selected: true }).elements();
    expect(cells).toEqual([day('2026-11-21').element().closest('td')]);
  });

  it('exposes today as the current date', async () => {
    await open({ initial: '' });
    await expect.element(day(today())).toHaveAttribute('aria-current', 'date');
  });

  it('renders the calendar without axe violations', async () => {
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('calendar in its surroundings', () => {
  it('fits the calendar into a screen 320 px wide', async () => {
    await page.viewport(320, 640);
    await open();
    await expect.element(day('2026-11-21')).toHaveFocus();
    const { left, right } = dialog.element().getBoundingClientRect();
    expect([left >= 0, right <= 320, document.documentElement.scrollWidth]).toEqual([true, true, 320]);
    expect(day('2026-11-12').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('shows the selected day in forced colors', async () => {
    await open();
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await expect.element(day('2026-11-21')).toHaveFocus();
    const borderOf = (text: string) => getComputedStyle(day(text).element()).borderWidth;
    expect([borderOf('2026-11-21'), borderOf('2026-11-12')]).toEqual(['2px', '1px']);
  });
});
