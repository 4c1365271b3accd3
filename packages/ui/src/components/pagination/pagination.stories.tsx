import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Lists/Pagination',
  component: Pagination,
  args: { label: 'Payment pages', page: 1, pageSize: 15, totalCount: 128, onPageChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Paging through a list, one page at a time or by number, on Enter or when the field is left. Anything but a positive whole number is discarded.\n\n**When not:** For the steps of a form, or for a list that fits on one page.',
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
export const MoreThanCounted: Story = { args: { totalCount: 1000, totalCountCapped: true } };
export const RowsToChoose: Story = { args: { page: 4, pageSizes: [15, 25, 50] } };
export const InACard: Story = { args: { placement: 'card' } };
export const Hover: Story = { args: { page: 4 }, globals: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { page: 4 },
  globals: { pseudo: { focusVisible: ['button:first-child'] } },
};
export const Phone: Story = { ...RowsToChoose, globals: onPhone };
export const Dark: Story = { ...InTheMiddle, globals: inDark };

function Held({ page, pageSize, onPageChange, ...rest }: PaginationProps) {
  const [current, setCurrent] = useState(page);
  const [rows, setRows] = useState(pageSize);
  const turn = (next: number) => {
    setCurrent(next);
    onPageChange(next);
  };
  return (
    <Pagination {...rest} page={current} pageSize={rows} onPageChange={turn} onPageSizeChange={setRows} />
  );
}
