import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Heading, Identifier, Text } from './text.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { textSize, textTone, textWeight, textAlign } from './text.css.ts';

const meta = {
  title: 'Text/Text and Heading',
  component: Text,
  argTypes: {
    size: oneOf(textSize),
    tone: oneOf(textTone),
    weight: oneOf(textWeight),
    align: oneOf(textAlign),
  },
  subcomponents: { Heading, Identifier },
  args: { children: 'Refunds take 5-10 days to appear on a statement.' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Body text, headings and identifiers in the system’s text styles.\n\n**When not:** For amounts (`Money`), labels of fields (`Field`), states (`Badge`).',
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = { args: { size: 'body' } };
export const Small: Story = { args: { size: 'small', tone: 'secondary' } };
export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };
export const LongText: Story = {
  args: {
    truncate: true,
    children:
      'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa, established 1889, with branches in nine cities and a roastery on the quay',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const AnIdentifier: Story = { render: () => <Identifier>acc_01k9q4t7m2zr8v5n</Identifier> };

export const Headings: Story = {
  render: () => (
    <Stack space={12}>
      <Heading level={1}>The title of a page</Heading>
      <Heading level={2} size="dialogTitle">
        The title of a dialog
      </Heading>
      <Heading level={3}>The heading of a card</Heading>
      <Heading level={2} size="title">
        A part of a page that weighs as much as its title
      </Heading>
      <Heading level={1} size="heading">
        A page that has only a card
      </Heading>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack space={4}>
      <Text weight="regular">Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="semibold">Semibold</Text>
    </Stack>
  ),
};

export const Edges: Story = {
  render: () => (
    <Stack space={4}>
      <Text align="start">At the start</Text>
      <Text align="center">In the middle</Text>
      <Text align="end">At the end</Text>
    </Stack>
  ),
};

export const Tabular: Story = {
  render: () => (
    <Stack space={4}>
      <Text tabular>Nov 11, 2026 11:11 AM</Text>
      <Text tabular>Nov 20, 2026 10:08 PM</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space={4}>
      <Text tone="default">Default</Text>
      <Text tone="secondary">Secondary</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="accent">Accent</Text>
      <Text tone="positive">Positive</Text>
      <Text tone="caution">Caution</Text>
      <Text tone="critical">Critical</Text>
    </Stack>
  ),
};
export const Phone: Story = { ...Tones, globals: onPhone };
export const Dark: Story = { ...Tones, globals: inDark };
