import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/BrandMark',
  component: BrandMark,
  args: { name: 'Tillbook' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The mark with the brand’s name, once on each page; a link to the start page if there is one.\n\n**When not:** As decoration, or a second time on a page that has it in its frame.',
      },
    },
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Linked: Story = { args: { href: '/' } };
export const Focus: Story = { args: { href: '/' }, globals: { pseudo: { focusVisible: ['a'] } } };
export const Hover: Story = { args: { href: '/' }, globals: { pseudo: { hover: true } } };
export const LongText: Story = {
  args: {
    name: 'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
  },
};
export const RightToLeft: Story = { args: { name: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Linked, globals: onPhone };
export const Dark: Story = { ...Linked, globals: inDark };
