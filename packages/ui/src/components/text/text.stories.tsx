import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Heading, Identifier, Text } from './text.tsx';

const meta = {
  title: 'Text/Text and Heading',
  component: Text,
  subcomponents: { Heading, Identifier },
  args: { children: 'Refunds take 5-10 days to appear on a statement.' },
  parameters: {
    docs: {
      description: { component: 'Running text, headings and identifiers in the type styles of the system.' },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = { args: { size: 'body' } };
export const Small: Story = { args: { size: 'small', tone: 'secondary' } };
export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };
export const Truncated: Story = {
  args: {
    truncate: true,
    children:
      'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa, established 1889, with branches in nine cities and a roastery on the quay',
  },
};
export const RightToLeftName: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const AnIdentifier: Story = { render: () => <Identifier>acc_01k9q4t7m2zr8v5n</Identifier> };

export const Headings: Story = {
  render: () => (
    <Stack space={12}>
      <Heading level={1}>The title of a page</Heading>
      <Heading level={2} size="dialogTitle">
        The title of a dialog
      </Heading>
      <Heading level={3}>The heading of a card</Heading>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space={4}>
      <Text tone="default">Default</Text>
      <Text tone="secondary">Secondary</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="positive">Positive</Text>
      <Text tone="caution">Caution</Text>
      <Text tone="critical">Critical</Text>
    </Stack>
  ),
};
