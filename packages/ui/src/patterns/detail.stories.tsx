import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/badge.tsx';
import { BackLink } from '../components/back-link/back-link.tsx';
import { Button } from '../components/button/button.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { Columns } from '../components/grid/grid.tsx';
import { DescriptionItem, DescriptionList } from '../components/description-list/description-list.tsx';
import { Money } from '../components/money/money.tsx';
import { PageHeader } from '../components/page-header/page-header.tsx';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { SumLine, Sums } from '../components/sums/sums.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Detail page',
  parameters: {
    docs: {
      description: {
        component:
          'One object on a page: its type and its amount at the top, its actions next to them, then one sum that adds up, with the facts in an aside. On narrow screens, the aside moves below the main column.\n\nCards don’t repeat the content of the header.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const facts = (
  <Card heading="Details">
    <CardBody>
      <DescriptionList>
        <DescriptionItem label="Paid by">Dana Whitfield</DescriptionItem>
        <DescriptionItem label="Paid with">Visa •••• 4242</DescriptionItem>
        <DescriptionItem label="Date">Nov 17, 2026 2:03 PM</DescriptionItem>
      </DescriptionList>
    </CardBody>
  </Card>
);

/** Type and amount, actions, one sum, and the facts in an aside. */
export const Known: Story = {
  render: () => (
    <Stack space={24}>
      <Stack space={12}>
        <BackLink href="/payments">Payments</BackLink>
        <PageHeader
          title={<Money size="hero">$128.40</Money>}
          badges={<Badge tone="positive">Succeeded</Badge>}
          actions={<Button>Refund</Button>}
        />
      </Stack>
      <Columns aside={facts}>
        <Card heading="What you keep">
          <CardBody>
            <Sums>
              <SumLine label="Customer paid">
                <Money>$128.40</Money>
              </SumLine>
              <SumLine label="Fees">
                <Money>-$3.72</Money>
              </SumLine>
              <SumLine label="You keep" kind="total">
                <Money>$124.68</Money>
              </SumLine>
            </Sums>
          </CardBody>
        </Card>
      </Columns>
    </Stack>
  ),
};
export const Dark: Story = { ...Known, globals: inDark };
export const Phone: Story = { ...Known, globals: onPhone };

/** The real headings, and bars in place of the content to come. */
export const Loading: Story = {
  render: () => (
    <Stack space={24} aria-busy>
      <Stack space={12}>
        <BackLink href="/payments">Payments</BackLink>
        <PageHeader title="Payment" detail={<Skeleton width={240} />} />
      </Stack>
      <Card heading="What you keep">
        <CardBody>
          <Stack space={12}>
            <Skeleton width={280} />
            <Skeleton width={240} />
            <Skeleton width={260} />
          </Stack>
        </CardBody>
      </Card>
    </Stack>
  ),
};
