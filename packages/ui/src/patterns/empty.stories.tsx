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
          'An empty place says what will be there and gives the one way on. It never apologizes, and it never looks like an error.\n\nFirst use and “nothing matches” are different texts: one invites, the other undoes the filter. A part of a page that has nothing is one muted line, not a picture.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Nothing has happened yet: what will appear here, and how to begin. */
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

/** The filters leave nothing: the way on is to clear them, and nothing is in the primary color. */
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

/** A card of a page that has nothing keeps its heading and says so in one line. */
export const PartOfAPage: Story = {
  render: () => (
    <Card heading="Refunds">
      <CardBody>
        <EmptyLine>Refunds you make will appear here.</EmptyLine>
      </CardBody>
    </Card>
  ),
};
