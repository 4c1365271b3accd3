import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PlusIcon } from '../icon/icons/plus.tsx';
import { Menu } from '../menu/menu.tsx';
import { SummaryLine } from '../summary-line/summary-line.tsx';
import { FilterBar, FilterChip } from './filter-bar.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const nothing = () => undefined;

const add = (
  <Menu
    label="Add filter"
    variant="dashed"
    size="small"
    icon={<PlusIcon size="small" />}
    groups={[{ id: 'all', items: [{ id: 'status', label: 'Status', onSelect: nothing }] }]}
  />
);

const filters = (value: string) => (
  <>
    <FilterChip label="Status" value={value} onEdit={nothing} onRemove={nothing} />
    <FilterChip label="Date" value="Last 7 days" onEdit={nothing} onRemove={nothing} expanded />
    {add}
    <Button size="small" variant="ghost">
      Clear all
    </Button>
  </>
);

const chosen = (value: string | undefined) => (
  <>
    <FilterChip label="Date" value="Last 30 days" onEdit={nothing} onRemove={nothing} />
    <FilterChip label="Status" value={value} onEdit={nothing} onRemove={nothing} />
    <FilterChip label="Method" onEdit={nothing} />
    <FilterChip label="Channel" onEdit={nothing} />
    <FilterChip label="Amount" onEdit={nothing} />
    <Button size="small" variant="ghost">
      Clear
    </Button>
  </>
);

const meta = {
  title: 'Lists/FilterBar',
  component: FilterBar,
  subcomponents: { FilterChip },
  args: {
    label: 'Filters',
    children: filters('Failed'),
    status: '37 rows',
    end: <Button size="small">Columns</Button>,
  },
  argTypes: { children: { control: false }, summary: { control: false }, end: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Above a list with several filters. The most common ones are always shown, outlined until they have a value; active filters are in the address.\n\n**When not:** For a single search field (`TextInput` of type search), or for a choice between two or three lists (`SegmentedControl`).',
      },
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The most common filters are always visible. */
export const InSight: Story = {
  args: {
    children: chosen(undefined),
    summary: <SummaryLine count="211 payments" sum="$18,412.36" />,
    end: undefined,
  },
};
export const InSightOnPhone: Story = {
  ...InSight,
  args: { ...InSight.args, children: chosen('Failed') },
  globals: onPhone,
};
export const InSightInDark: Story = { ...InSight, globals: inDark };
export const NoneOn: Story = { args: { children: add, status: '' } };
export const OwnWords: Story = {
  args: {
    children: (
      <FilterChip
        label="Status"
        value="Failed"
        removeLabel="Show every status"
        onEdit={nothing}
        onRemove={nothing}
      />
    ),
  },
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const LongText: Story = {
  args: {
    children: filters('“somebody has looked for a whole sentence, with a comma and more words than fit”'),
  },
};
export const RightToLeft: Story = { args: { children: filters('مقهى الميناء للتحميص') } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
