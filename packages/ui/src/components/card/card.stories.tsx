import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Grid } from '../grid/grid.tsx';
import { TrayInIcon } from '../icon/icons/tray-in.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardBody, CardFoot, CardSection } from './card.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const body = (
  <CardBody>
    <Text size="small" tone="secondary">
      A card groups related content. Cards are never nested.
    </Text>
  </CardBody>
);

const meta = {
  title: 'Layout/Card',
  component: Card,
  subcomponents: { CardBody, CardSection, CardFoot },
  args: { heading: 'Details', children: body },
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A box around related content. Hairlines separate its parts: `CardSection`, `CardFoot`.\n\n**When not:** Inside another card, or around something that already has a border, such as `Stats` or a `Banner`.',
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHeading: Story = { args: { heading: '', as: 'div' } };
export const WithAction: Story = { args: { action: <Button size="small">Change</Button> } };
export const WithCaption: Story = { args: { caption: 'Last 30 days' } };
export const WithFoot: Story = {
  args: {
    children: (
      <>
        {body}
        <CardFoot>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </CardFoot>
      </>
    ),
  },
};
export const WithSections: Story = {
  args: {
    children: (
      <>
        {body}
        <CardSection heading="Tags" headingLevel={3}>
          <CardBody>
            <DescriptionList>
              <DescriptionItem label="order">2291</DescriptionItem>
              <DescriptionItem label="source">web-shop</DescriptionItem>
            </DescriptionList>
          </CardBody>
        </CardSection>
      </>
    ),
  },
};
export const SpreadBesideATallerCard: Story = {
  render: () => (
    <Grid>
      <Card heading="Balance">
        <CardBody spread>
          <Stack space={12}>
            <Text>$24,318.42</Text>
            <Text size="small" tone="secondary">
              Next: $1,098.64 today 9:00 AM
            </Text>
          </Stack>
        </CardBody>
      </Card>
      <Card heading="Volume">
        <CardBody>
          <Stack space={12}>
            <Text>Monday</Text>
            <Text>Tuesday</Text>
            <Text>Wednesday</Text>
            <Text>Thursday</Text>
          </Stack>
        </CardBody>
      </Card>
    </Grid>
  ),
};
// The head is visible in every state of the content.
export const Loading: Story = {
  args: {
    children: (
      <CardBody>
        <Stack space={12}>
          <Skeleton width={240} />
          <Skeleton width={180} />
        </Stack>
      </CardBody>
    ),
  },
};
export const Empty: Story = {
  args: {
    children: (
      <EmptyState size="part" icon={<TrayInIcon size="large" />} title="No related transactions found">
        Refunds of this payment appear here.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: <ErrorState size="part" title="Error loading ledger entries" onRetry={() => undefined} />,
  },
};
export const LongText: Story = {
  args: {
    heading:
      'What has happened since the account was opened, in the order in which it happened, and what it cost',
    action: <Button size="small">Change</Button>,
  },
};
export const RightToLeft: Story = { args: { heading: 'مقهى الميناء للتحميص', caption: 'Last 30 days' } };
export const Phone: Story = { ...WithFoot, globals: onPhone };
export const Dark: Story = { ...WithFoot, globals: inDark };
