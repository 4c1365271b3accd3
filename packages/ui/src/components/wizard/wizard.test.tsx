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
}: {
  readonly onFinish: () => void;
  readonly refuse?: boolean;
  readonly busy?: boolean;
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
    >
      <Field label="Name">
        <TextInput key={at} />
      </Field>
    </Wizard>
  );
}

const title = (name: RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('goes on by Enter in a field, begins the next step at its title, and ends by Enter in the last', async () => {
  const finish = vi.fn<() => void>();
  render(<Profile onFinish={finish} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('Harbor{Enter}');
  await expect.element(title(/^Representatives ?, step 2 of 2/)).toHaveFocus();
  await userEvent.keyboard('{Tab}Dana{Enter}');
  expect(finish).toHaveBeenCalledTimes(1);
});

it('goes back by its button and to any step by the list, by keyboard', async () => {
  render(<Profile onFinish={() => undefined} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(title(/^Representatives/)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(title(/^Business details/)).toHaveFocus();
  await expect.element(button(/^Business details/)).toHaveAttribute('aria-current', 'step');
  expect(button('Previous').query()).toBeNull();
});

it('stays where its owner keeps it', async () => {
  render(<Profile onFinish={() => undefined} refuse />);
  await userEvent.click(button('Next'));
  await expect.element(title(/^Business details/)).toBeVisible();
  expect(title(/^Representatives/).query()).toBeNull();
});

it('sends nothing twice while it is busy', async () => {
  const finish = vi.fn<() => void>();
  const { rerender } = render(<Profile onFinish={finish} />);
  await userEvent.click(button('Next'));
  rerender(<Profile onFinish={finish} busy />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Finish'), { force: true });
  expect(finish).not.toHaveBeenCalled();
});

it('says what is known of its steps', async () => {
  render(<Profile onFinish={() => undefined} />);
  await expect.element(button(/^Business details ?, done/)).toBeVisible();
});
