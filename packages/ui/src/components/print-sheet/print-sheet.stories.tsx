import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading } from '../text/text.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const sheet = (heading: string, value: string) => (
  <Stack space={16}>
    <Heading level={2}>{heading}</Heading>
    <DescriptionList align="start">
      <DescriptionItem label="Amount">$128.40</DescriptionItem>
      <DescriptionItem label="Description">{value}</DescriptionItem>
    </DescriptionList>
  </Stack>
);

const meta = {
  title: 'Layout/PrintSheet',
  component: PrintSheet,
  args: { children: sheet('Harbor Coffee Roasters', 'Beans, 5 kg') },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '**When:** A page to print and hand over.\n\n**When not:** For a box on a page (`Card`).',
      },
    },
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: sheet(
      'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
      'Ten bags of the house blend, ground for a filter, and the machine that was looked at last week',
    ),
  },
};
export const RightToLeft: Story = { args: { children: sheet('مقهى الميناء للتحميص', 'حبوب، 5 كغ') } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
