import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Copyable } from '../copy-button/copy-button.tsx';
import { MailIcon } from '../icon/icons/mail.tsx';
import { ReturnIcon } from '../icon/icons/return.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Identifier, Text } from '../text/text.tsx';
import { PageHeader } from './page-header.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/PageHeader',
  component: PageHeader,
  args: { title: 'Payments' },
  argTypes: { badges: { control: false }, actions: { control: false }, detail: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** The title of a page and the actions on the whole page. At most one primary button.\n\n**When not:** For the heading of a card (`Card` has one), or a second time on a page.',
      },
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Export</Button>
        <LinkButton variant="primary" href="/terminal">
          Take payment
        </LinkButton>
      </>
    ),
  },
};
export const WithWords: Story = {
  args: {
    title: 'Good afternoon, dana',
    actions: (
      <Text size="small" tone="muted">
        Saturday, Nov 21, 2026
      </Text>
    ),
  },
};
export const OfADetail: Story = {
  args: {
    title: <Money size="hero">$128.40</Money>,
    badges: (
      <>
        <Badge tone="positive">Succeeded</Badge>
        <Badge tone="info">Partly refunded</Badge>
      </>
    ),
    detail: (
      <Copyable text="txn_01k9s8h4d7wq2m6e" label="Copy transaction ID">
        <Identifier>txn_01k9s8h4d7wq2m6e</Identifier>
      </Copyable>
    ),
    actions: (
      <>
        <Button icon={<MailIcon />}>Email Receipt</Button>
        <Button icon={<ReturnIcon />}>Refund</Button>
      </>
    ),
  },
};
export const Zero: Story = { args: { ...OfADetail.args, title: <Money size="hero">$0.00</Money> } };
export const Loading: Story = { args: { title: 'Payment', detail: <Skeleton width={160} /> } };
export const TenMillion: Story = {
  args: { ...OfADetail.args, title: <Money size="hero">-$10,000,000.00</Money> },
};
export const LongText: Story = {
  args: {
    ...WithActions.args,
    title: 'A title that is a good deal longer than titles should be, because somebody wrote a sentence',
  },
};
export const RightToLeft: Story = { args: { ...WithActions.args, title: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...OfADetail, globals: onPhone };
export const Dark: Story = { ...OfADetail, globals: inDark };
