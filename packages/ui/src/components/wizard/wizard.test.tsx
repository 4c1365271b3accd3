import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Wizard } from './wizard.tsx';

type Step = 'business' | 'people';

function Profile({
  onFinish,
  refuse = false,
  busy = false,
  mayFinish = true,
}: {
  readonly onFinish: () => void;
  readonly refuse?: boolean;
  readonly busy?: boolean;
  readonly mayFinish?: boolean;
}) {
  const [at, setAt] = useState<Step>('business');
  return (
    <Wizard
      label="Profile"
      steps={[
        { value: 'business', label: 'Business details', state: 'done' },
        { value: 'people', label: 'Representatives' },
      ]}
      value={at}
      onStepChange={(to) => !refuse && setAt(to)}
      onFinish={onFinish}
      busy={busy}
      {...(!mayFinish && {
        finishControl: { disabled: true, focusableWhenDisabled: true, 'aria-describedby': 'why' },
      })}
    >
      <Field label="Name">
        <TextInput key={at} />
      </Field>
    </Wizard>
  );
}

const title = (name: RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it("advances a wizard on Enter in a field, focuses the next step's title, and finishes on Enter in the last step", async () => {
  const finish = vi.fn<() => void>();
  render(<Profile onFinish={finish} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('Harbor{Enter}');
  await expect.element(title(/^Representatives ?, step 2 of 2/)).toHaveFocus();
  await userEvent.keyboard('{Tab}Dana{Enter}');
  expect(finish).toHaveBeenCalledTimes(1);
});

it('goes to a step from the list and back with the Previous button, by keyboard', async () => {
  render(<Profile onFinish={() => undefined} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(title(/^Representatives/)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(title(/^Business details/)).toHaveFocus();
  await expect.element(button(/^Business details/)).toHaveAttribute('aria-current', 'step');
  await expect.element(button('Previous')).not.toBeInTheDocument();
});

it('stays on the current step if the parent does not switch to the next step', async () => {
  render(<Profile onFinish={() => undefined} refuse />);
  await userEvent.click(button('Next'));
  await expect.element(title(/^Business details/)).toBeVisible();
  await expect.element(title(/^Representatives/)).not.toBeInTheDocument();
});

it('ignores Enter and the Finish button while a wizard is busy', async () => {
  const finish = vi.fn<() => void>();
  const { rerender } = render(<Profile onFinish={finish} />);
  await userEvent.click(button('Next'));
  rerender(<Profile onFinish={finish} busy />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Finish'), { force: true });
  expect(finish).not.toHaveBeenCalled();
});

it('includes the status of a step in its accessible name', async () => {
  render(<Profile onFinish={() => undefined} />);
  await expect.element(button(/^Business details ?, done/)).toBeVisible();
});

it('goes to the last step, but does not finish by button or Enter while finishing is disabled', async () => {
  const finish = vi.fn<() => void>();
  render(
    <>
      <p id="why">Ask an owner.</p>
      <Profile onFinish={finish} mayFinish={false} />
    </>,
  );
  await userEvent.click(button('Next'));
  await expect.element(title(/^Representatives ?, step 2 of 2/)).toHaveFocus();
  await expect.element(button('Finish')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Finish')).toHaveAccessibleDescription('Ask an owner.');
  await userEvent.keyboard('{Tab}Dana{Enter}');
  await button('Finish').click({ force: true });
  expect(finish).not.toHaveBeenCalled();
});
