import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DownloadIcon } from '../icon/icons/download.tsx';
import { Inline } from '../inline/inline.tsx';
import { Tooltip } from './tooltip.tsx';
import { inDark } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only what the filters show is in the file.',
    children: <IconButton label="Export" icon={<DownloadIcon />} />,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 96px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One helpful but optional sentence about a control or a word: why a button is disabled, the time zone of a date. It opens on focus too, and Escape closes it.\n\n**When not:** For information that everyone needs, which belongs on the page; for a button, or for two sentences (`Menu`, `Dialog`).',
      },
      story: { inline: false, height: '160px' },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

// Waits for the popup to load and fade in.
const isShown = () => waitFor(async () => expect(screen.getByRole('tooltip')).toBeVisible());

const opened: Story['play'] = async () => {
  await userEvent.tab();
  await isShown();
};

export const Closed: Story = {};
export const OnFocus: Story = { play: opened };
export const Below: Story = { args: { side: 'below' }, play: opened };
export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await isShown();
  },
};
export const OfWords: Story = {
  args: { of: 'words', text: '2:52 PM in New York, 7:52 PM in UTC', children: 'Nov 21, 2026 2:52 PM' },
  play: opened,
};
export const WhyDisabled: Story = {
  args: {
    text: 'Nothing is left to refund.',
    children: (
      <Button disabled focusableWhenDisabled>
        Refund
      </Button>
    ),
  },
  play: opened,
};
export const LongText: Story = {
  args: {
    text: 'The bank sends the money on the next day on which banks are open, which after a weekend with a holiday can be as late as Wednesday, $10,000,000.00 included.',
  },
  play: opened,
};
export const RightToLeft: Story = { args: { text: 'مقهى الميناء للتحميص' }, play: opened };
export const InALine: Story = {
  args: { of: 'words', children: 'interchange' },
  render: (args) => (
    <Inline space={4}>
      <Text>Fees are</Text>
      <Tooltip {...args} />
      <Text>plus 0.25 %.</Text>
    </Inline>
  ),
};

export const ByScreenReader: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    const description = 'Only what the filters show is in the file.';
    await expect(button).toHaveAccessibleDescription(description);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await isShown();
    const tooltip = screen.getByRole('tooltip', { name: description });
    await expectReadingOrder([button, tooltip]);
    await expect(button).toHaveAttribute('aria-describedby', tooltip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(description);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } }, play: opened };
export const Dark: Story = { ...OnFocus, globals: inDark };
