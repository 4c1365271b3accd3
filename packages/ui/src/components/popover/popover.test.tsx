import { render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { Field } from '../field/field.tsx';
import { Popover } from './popover.tsx';

function Opened({ onSubmit }: { readonly onSubmit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState('2026-11-21');
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setIsOpen(!isOpen)}>
        Date
      </Button>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Day"
        anchor={anchor}
        onSubmit={onSubmit}
        footer={<Button type="submit">Apply</Button>}
      >
        <Field label="From">
          <DateInput value={day} onValueChange={setDay} />
        </Field>
      </Popover>
      <p>Beside it</p>
    </>
  );
}

const popover = () => page.getByRole('dialog', { name: 'Day' });
const opener = () => page.getByRole('button', { name: 'Date', exact: true });

it('focuses the first field of a popover, submits on Enter, and returns the focus on Escape', async () => {
  const send = vi.fn<() => void>();
  render(<Opened onSubmit={send} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

it('closes only the calendar inside a popover on the first Escape', async () => {
  render(<Opened onSubmit={() => undefined} />);
  await opener().click();
  await page.getByRole('button', { name: /^Choose a date/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Choose a date' })).not.toBeInTheDocument();
  await expect.element(popover()).toBeVisible();
});

it('closes a popover on a press outside or a second press of its trigger', async () => {
  render(<Opened onSubmit={() => undefined} />);
  await opener().click();
  await expect.element(popover()).toBeVisible();
  await opener().click();
  await expect.element(popover()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(popover()).toBeVisible();
  await page.getByText('Beside it').click({ force: true });
  await expect.element(popover()).not.toBeInTheDocument();
});
