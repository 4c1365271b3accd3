import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta = {
  title: 'Lists/Pagination',
  component: Pagination,
  args: { label: 'Payment pages', page: 1, pageSize: 15, totalCount: 128, onPageChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'Turns the pages of a list, one at a time or by number and Enter. Anything but a whole number from 1 on is taken back.',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const InTheMiddle: Story = { args: { page: 4 } };
export const LastPage: Story = { args: { page: 9 } };
export const OnePage: Story = { args: { totalCount: 7 } };
export const Nothing: Story = { args: { totalCount: 0 } };
export const Millions: Story = { args: { page: 333_333, totalCount: 5_000_000 } };
export const InACard: Story = { args: { placement: 'card' } };

function Held({ page, onPageChange, ...rest }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  const turn = (next: number) => {
    setCurrent(next);
    onPageChange(next);
  };
  return <Pagination {...rest} page={current} onPageChange={turn} />;
}
