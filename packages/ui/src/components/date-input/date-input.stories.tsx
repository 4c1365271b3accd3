import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inDark, onPhone } from '../../story-globals.ts';
import { Field } from '../field/field.tsx';
import { DateInput, type DateInputProps } from './date-input.tsx';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { value: '2026-11-21', onValueChange: () => undefined },
  argTypes: { ref: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A day that is typed as YYYY-MM-DD or picked from a calendar: a birthday, the ends of a period. It reports the typed text even before it is a valid day; the parent validates.\n\n**When not:** For a relative period such as "last 30 days" (`Select`, `Menu`), or for a time of day, which the server sends as text.',
      },
      story: { inline: false, height: '420px' },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value, error, ...rest }: DateInputProps & { readonly error?: string }) {
  const [text, setText] = useState(value);
  return (
    <div style={{ maxWidth: 280 }}>
      <Field label="Date of birth" error={error}>
        <DateInput {...rest} value={text} onValueChange={setText} />
      </Field>
    </div>
  );
}

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }));
  // Waits for the calendar, whose code is loaded on demand.
  await expect(await screen.findByRole('grid')).toBeVisible();
};

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Large: Story = { args: { size: 'large' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { value: '2026-02-30' },
  render: (args) => <Held {...args} error="There is no such day" />,
};
export const LongText: Story = {
  args: { value: '9999-12-31' },
  render: (args) => (
    <Held {...args} error="This day is later than the last one for which anything could have been recorded" />
  ),
};
export const Open: Story = { play: opened };
export const SixWeeks: Story = { args: { value: '2026-08-31' }, play: opened };
export const WithinLimits: Story = { args: { min: '2026-11-09', max: '2026-11-23' }, play: opened };
export const OpenHover: Story = {
  play: opened,
  globals: { pseudo: { hover: ['button[aria-label^="Friday, November 13"]'] } },
};
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () =>
      expect(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}{ArrowLeft}{Enter}');
    await expect(screen.getByRole('textbox')).toHaveValue('2026-12-20');
  },
};
export const Phone: Story = { play: opened, globals: onPhone };
export const Dark: Story = { play: opened, globals: inDark };
