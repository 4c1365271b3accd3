import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Copyable } from '../copy-button/copy-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Money/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Labels and their values, one pair per line: the facts about one object.\n\n**When not:** For numbers that add up (`Sums`), for two to four facts about a whole page (`Stats`), for many similar objects (`DataTable`).',
      },
    },
  },
  render: ({ align = 'end' }) => (
    <DescriptionList align={align}>
      <DescriptionItem label="Currency">USD</DescriptionItem>
      <DescriptionItem label="Instrument">
        <Copyable text="pi_01k9q4t7h5x2k8rz" label="Copy instrument ID">
          <TextLink href="/pi">pi_…h5x2k8rz</TextLink>
        </Copyable>
      </DescriptionItem>
      <DescriptionItem label="Created at">
        <Text as="span" tabular>
          Nov 17, 2026 2:03 PM
        </Text>
      </DescriptionItem>
      <DescriptionItem label="Last four">
        <Text as="span" tone="muted">
          N/A
        </Text>
      </DescriptionItem>
    </DescriptionList>
  ),
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const BesideTheirLabels: Story = { args: { align: 'start' } };
export const Ruled: Story = {
  render: () => (
    <Card heading="Bank account">
      <DescriptionList ruled>
        <DescriptionItem label="Type">Business Checking</DescriptionItem>
        <DescriptionItem label="Owner name">Dana Whitfield</DescriptionItem>
        <DescriptionItem label="Account number">
          <Copyable text="000123456789" label="Copy account number">
            ••••6789
          </Copyable>
        </DescriptionItem>
        <DescriptionItem label="Description">
          For what is left at the end of a month, and for nothing that somebody waits for: it takes two days
        </DescriptionItem>
      </DescriptionList>
    </Card>
  ),
};
export const RuledOnPhone: Story = { ...Ruled, globals: onPhone };
export const LongText: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Description">
        Beans, five kilograms, for the shop at the harbour, to be picked up by whoever comes first
      </DescriptionItem>
      <DescriptionItem label="A label that is much longer than labels are">
        reference_01k9q4t7h5x2k8rz01k9q4t7h5x2k8rz01k9q4t7h5x2k8rz
      </DescriptionItem>
      <DescriptionItem label="Name">مقهى الميناء للتحميص</DescriptionItem>
    </DescriptionList>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Name">مقهى الميناء للتحميص</DescriptionItem>
    </DescriptionList>
  ),
};
export const Zero: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Fees USD">$0.00</DescriptionItem>
    </DescriptionList>
  ),
};
export const TenMillion: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Volume USD">$10,000,000.00</DescriptionItem>
    </DescriptionList>
  ),
};
export const Loading: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Currency">
        <Skeleton width={32} />
      </DescriptionItem>
      <DescriptionItem label="Created at">
        <Skeleton width={144} />
      </DescriptionItem>
    </DescriptionList>
  ),
};
export const Empty: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Description">
        <Text as="span" tone="muted">
          N/A
        </Text>
      </DescriptionItem>
    </DescriptionList>
  ),
};
export const Phone: Story = { ...AtTheEnd, globals: onPhone };
export const Dark: Story = { ...AtTheEnd, globals: inDark };
