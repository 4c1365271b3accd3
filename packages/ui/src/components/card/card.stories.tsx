import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Fact, Facts } from '../facts/facts.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardBody, CardFoot, CardSection } from './card.tsx';

const body = (
  <CardBody>
    <Text size="small" tone="secondary">
      What belongs together stands in one card. It is never in another one.
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
          'A hairline around what belongs together. Parts of a card are cut off by hairlines; a card never stands in a card.',
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
            <Facts>
              <Fact label="order">2291</Fact>
              <Fact label="source">web-shop</Fact>
            </Facts>
          </CardBody>
        </CardSection>
      </>
    ),
  },
};
export const LongHeading: Story = {
  args: {
    heading:
      'What has happened since the account was opened, in the order in which it happened, and what it cost',
    action: <Button size="small">Change</Button>,
  },
};
