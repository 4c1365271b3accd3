import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { EmptyLine } from '../components/empty-line/empty-line.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { CardIcon } from '../components/icon/icons/card.tsx';
import { SearchIcon } from '../components/icon/icons/search.tsx';
import { LinkButton } from '../components/link-button/link-button.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Empty',
  parameters: {
    docs: {
      description: {
        component:
          'An empty list describes its later content and offers one next step. It doesn’t apologize or look like an error.\n\nFirst use and “nothing matches” have different texts: one invites, the other clears the filter. An empty part of a page is one muted line, not an illustration.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** First use: a description of the content to come, and how to start. */
export const FirstUse: Story = {
  render: () => (
    <EmptyState
      title="No payments yet"
      icon={<CardIcon size="large" />}
      action={
        <LinkButton variant="primary" href="/terminal">
          Take payment
        </LinkButton>
      }
    >
      Charge a card or bank account to take your first one.
    </EmptyState>
  ),
};
export const Dark: Story = { ...FirstUse, globals: inDark };
export const Phone: Story = { ...FirstUse, globals: onPhone };

/** No rows match the filters: the next step is to clear the filters, which needs no primary button. */
export const NothingMatches: Story = {
  render: () => (
    <EmptyState
      title="No payments match these filters"
      icon={<SearchIcon size="large" />}
      action={<Button onClick={nothing}>Clear all</Button>}
    >
      Try a longer period or another status.
    </EmptyState>
  ),
};

/** An empty card has its heading and one line. */
export const PartOfAPage: Story = {
  render: () => (
    <Card heading="Refunds">
      <CardBody>
        <EmptyLine>Refunds you make will appear here.</EmptyLine>
      </CardBody>
    </Card>
  ),
};
