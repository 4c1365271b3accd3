import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { storyColumns, storyLink, storyRows } from '../data-table/story-rows.tsx';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { EmptyLine } from '../empty-line/empty-line.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { IconLink } from '../icon-link/icon-link.tsx';
import { ChevronRightIcon } from '../icon/icons/chevron-right.tsx';
import { Inline } from '../inline/inline.tsx';
import { Money } from '../money/money.tsx';
import { Stack } from '../stack/stack.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { SidePanel } from './side-panel.tsx';

const body = (description: string) => (
  <Stack space={16}>
    <Inline space={12}>
      <Money size="hero">$128.40</Money>
      <Badge tone="positive">Succeeded</Badge>
    </Inline>
    <DescriptionList>
      <DescriptionItem label="Paid with">Visa •••• 4242</DescriptionItem>
      <DescriptionItem label="Description">{description}</DescriptionItem>
      <DescriptionItem label="Created at">Nov 21, 2026 2:52 PM</DescriptionItem>
    </DescriptionList>
  </Stack>
);

const meta = {
  title: 'Frames/SidePanel',
  component: SidePanel,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Payment of $128.40',
    headAction: <IconLink href="#page" label="Open the page" icon={<ChevronRightIcon />} />,
    actions: (
      <>
        <Button>Refund</Button>
        <Button>Email receipt</Button>
      </>
    ),
    children: body('Beans, 5 kg, order 2291'),
  },
  argTypes: {
    children: { control: false },
    headAction: { control: false },
    actions: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          '**When:** The essentials and the actions of one row while its list stays in use: the list has the focus, so that the arrow keys show row after row. On a phone it covers the list.\n\n**When not:** For something that has to be decided before anything else (`Dialog`), for a form or filters at the edge (`SlideOver`), which take the focus.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Card as="div">
          <DataTable label="Payments" columns={storyColumns} rows={storyRows} rowLink={storyLink} />
        </Card>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { open: false } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: { actions: undefined, children: <EmptyLine>Nothing to show</EmptyLine> },
};
export const Failed: Story = {
  args: {
    actions: undefined,
    children: <ErrorState size="part" title="The payment could not be loaded." onRetry={() => undefined} />,
  },
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['[role="dialog"]'] } } };
export const LongText: Story = {
  args: {
    title: 'Payment of $10,000,000.00 by somebody whose name takes more than one line of a narrow panel',
    children: body('Subscription: Breakwater Espresso, 2 lb, every second week until somebody cancels it'),
  },
};
export const RightToLeft: Story = { args: { title: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { globals: onPhone };
export const PhoneLoading: Story = { ...Loading, globals: onPhone };
export const Dark: Story = { globals: inDark };
