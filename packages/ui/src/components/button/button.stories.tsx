import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import { DownloadIcon } from '../icon/icons/download.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { buttonVariant, buttonSize } from './button.css.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Withdraw' },
  argTypes: {
    variant: oneOf(buttonVariant),
    size: oneOf(buttonSize),
    icon: { control: false },
    iconAfter: { control: false },
    onClick: { action: 'pressed' },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** An action on this page. One primary per view; critical only for irreversible actions.\n\n**When not:** For going to another page (`LinkButton`), for an icon without text (`IconButton`), for a choice (`SegmentedControl`).',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { children: 'Export', icon: <DownloadIcon /> } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Clear' } };
export const Dashed: Story = { args: { variant: 'dashed', size: 'small', children: 'Add filter' } };
export const Critical: Story = { args: { variant: 'critical', children: 'Remove' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', variant: 'primary' } };
export const WithChevron: Story = { args: { children: 'Next', iconAfter: <ChevronRightIcon /> } };
export const FullWidth: Story = { args: { variant: 'primary', size: 'large', width: 'full' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledButFocusable: Story = {
  args: { disabled: true, focusableWhenDisabled: true, children: 'Previous' },
};
export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'Sending...' } };
export const BusySecondary: Story = { args: { busy: true, children: 'Sending...' } };
export const Hover: Story = {
  render: () => <Variants />,
  globals: { pseudo: { hover: true } },
};
export const Focus: Story = {
  render: () => <Variants />,
  globals: { pseudo: { focusVisible: ['button'] } },
};
export const Pressed: Story = { render: () => <Variants />, globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: { children: 'Send the receipt to everybody who has ever bought something here' },
};

/** All states together. */
export const States: Story = {
  render: () => (
    <Stack space={12}>
      <Variants />
      <Inline space={12}>
        <Button variant="primary" busy>
          Sending...
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button icon={<DownloadIcon />}>Export</Button>
      </Inline>
      <Inline space={12}>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = { args: { children: 'سحب الرصيد', icon: <DownloadIcon /> } };
export const Phone: Story = { ...States, globals: onPhone };
export const Dark: Story = { ...States, globals: inDark };

function Variants() {
  return (
    <Inline space={12}>
      <Button variant="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="critical">Critical</Button>
    </Inline>
  );
}
