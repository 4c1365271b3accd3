import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Frames/BrandMark',
  component: BrandMark,
  args: { name: 'Tillbook' },
  parameters: { docs: { description: { component: 'The mark with the brand’s name, once on each page.' } } },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Linked: Story = { args: { href: '/' } };
export const Focus: Story = { args: { href: '/' }, parameters: { pseudo: { focusVisible: ['a'] } } };
