import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copyable } from '../copy-button/copy-button.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Fact, Facts } from './facts.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/Facts',
  component: Facts,
  subcomponents: { Fact },
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Labels and their values, one pair a line: what there is to know of one thing.\n\n**When not:** For figures that add up (`Sums`), for two to four facts about a whole page (`StatTiles`), for many things of one kind (`DataTable`).',
      },
    },
  },
  render: ({ align = 'end' }) => (
    <Facts align={align}>
      <Fact label="Currency">USD</Fact>
      <Fact label="Instrument">
        <Copyable text="pi_01k9q4t7h5x2k8rz" label="Copy instrument ID">
          <TextLink href="/pi">pi_…h5x2k8rz</TextLink>
        </Copyable>
      </Fact>
      <Fact label="Created at">
        <Text as="span" tabular>
          Nov 17, 2026 2:03 PM
        </Text>
      </Fact>
      <Fact label="Last four">
        <Text as="span" tone="muted">
          N/A
        </Text>
      </Fact>
    </Facts>
  ),
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const BesideTheirLabels: Story = { args: { align: 'start' } };
export const LongText: Story = {
  render: () => (
    <Facts>
      <Fact label="Description">
        Beans, five kilograms, for the shop at the harbour, to be picked up by whoever comes first
      </Fact>
      <Fact label="A label that is much longer than labels are">
        reference_01k9q4t7h5x2k8rz01k9q4t7h5x2k8rz01k9q4t7h5x2k8rz
      </Fact>
      <Fact label="Name">مقهى الميناء للتحميص</Fact>
    </Facts>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Facts>
      <Fact label="Name">مقهى الميناء للتحميص</Fact>
    </Facts>
  ),
};
export const Zero: Story = {
  render: () => (
    <Facts>
      <Fact label="Fees USD">$0.00</Fact>
    </Facts>
  ),
};
export const TenMillion: Story = {
  render: () => (
    <Facts>
      <Fact label="Volume USD">$10,000,000.00</Fact>
    </Facts>
  ),
};
export const Phone: Story = { ...AtTheEnd, globals: onPhone };
export const Dark: Story = { ...AtTheEnd, globals: inDark };
