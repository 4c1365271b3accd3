import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Inline } from './inline.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { gap } from '../../css/gap.css.ts';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: [<Badge key="1">First</Badge>, <Badge key="2">Second</Badge>, <Badge key="3">Third</Badge>],
  },
  argTypes: { space: oneOf(gap), children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Elements in a row with equal gaps; they wrap.\n\n**When not:** For sections in shares of the width (`Grid`), or for stacked elements (`Stack`).',
      },
    },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end', space: 16 } };
export const Centered: Story = { args: { justify: 'center' } };
export const NotWrapping: Story = { args: { wrap: false } };

const lineUps = ['start', 'center', 'end', 'baseline'] as const;
const ofManySizes = (
  <>
    <Badge>Small</Badge>
    <Heading level={1}>Large</Heading>
    <Text size="caption">Caption</Text>
  </>
);
export const LineUps: Story = {
  render: () => (
    <Stack space={16}>
      {lineUps.map((align) => (
        <Inline key={align} align={align} space={12}>
          <Text size="small">{align}:</Text>
          {ofManySizes}
        </Inline>
      ))}
    </Stack>
  ),
};
export const Wrapping: Story = {
  args: { children: Array.from({ length: 30 }, (_, index) => <Badge key={index}>Word {index}</Badge>) },
};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
