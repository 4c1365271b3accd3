import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/text-link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { MiddleTruncate } from './middle-truncate.tsx';

const meta = {
  title: 'Text/MiddleTruncate',
  component: MiddleTruncate,
  args: { text: 'pi_01m0w2ckxgff7h5x2k8rz' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** An identifier that does not fit: in a cell, in a description list, on a phone. Its prefix and its distinctive end are visible; copying and screen readers get all of it.\n\n**When not:** If there is room (`Identifier`), or for text, which is truncated at the end (`Text` with truncate).',
      },
    },
  },
} satisfies Meta<typeof MiddleTruncate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShorterEnd: Story = { args: { endLength: 4 } };
export const ShortText: Story = { args: { text: '74knwwne' } };
export const LongText: Story = { args: { text: `txn_${'01m815bzte7a7nd53e4a3gxb97'.repeat(4)}` } };
export const InALink: Story = {
  render: (args) => (
    <TextLink href="#instrument">
      <MiddleTruncate {...args} />
    </TextLink>
  ),
};
export const RightToLeft: Story = { args: { text: 'مقهى-الميناء-للتحميص-والتعبئة' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
