import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { EmptyLine } from '../components/empty-line/empty-line.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { Money } from '../components/money/money.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { SumLine, Sums } from '../components/sums/sums.tsx';
import { Text } from '../components/text/text.tsx';
import { Pair } from './pair.tsx';
import { card, cutAmount, floatingCard } from './samples.css.ts';

const meta = {
  title: 'Start here/Do and don’t',
  parameters: {
    docs: {
      description: {
        component:
          'The same content twice. The examples under **Don’t** are mistakes from real screens; those under **Do** are the defaults of the components.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePrimaryAction: Story = {
  render: () => (
    <Pair
      good={
        <Inline space={8}>
          <Button>Cancel</Button>
          <Button variant="primary">Withdraw</Button>
        </Inline>
      }
      bad={
        <Inline space={8}>
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Withdraw</Button>
        </Inline>
      }
      why="With one primary button per view, the next step is easy to find."
    />
  ),
};

export const SumsHaveParts: Story = {
  render: () => (
    <Pair
      good={
        <Sums>
          <SumLine label="Paid">
            <Money>$48.45</Money>
          </SumLine>
          <SumLine label="Fees">
            <Money>-$1.71</Money>
          </SumLine>
          <SumLine label="You keep" kind="total">
            <Money>$46.74</Money>
          </SumLine>
        </Sums>
      }
      bad={<Money size="large">$46.74</Money>}
      why="A sum is below its parts, aligned at the decimal point, so that readers can check it."
    />
  ),
};

export const ColorWithAWord: Story = {
  render: () => (
    <Pair
      good={
        <Inline space={8}>
          <Money>-$3.72</Money>
          <Badge tone="caution">Pending</Badge>
        </Inline>
      }
      bad={<Text tone="critical">-$3.72</Text>}
      why="Red is for failures. A fee or a refund is a plain negative amount, and a status has a word."
    />
  ),
};

export const AmountsLineUp: Story = {
  render: () => (
    <Pair
      good={
        <Stack space={4} align="end">
          <Money>$24,318.42</Money>
          <Money>-$347.86</Money>
          <Money>$9.50</Money>
        </Stack>
      }
      bad={
        <Stack space={4} align="center">
          <span className={cutAmount}>$24,318.42</span>
          <Text as="span">-$347.86</Text>
          <Text as="span">$9.5</Text>
        </Stack>
      }
      why="Amounts are right-aligned with two decimals and never truncated; the label is."
    />
  ),
};

export const HairlinesNotShadows: Story = {
  render: () => (
    <Pair
      good={<div className={card}>Lies on the page</div>}
      bad={<div className={floatingCard}>Lies on the page</div>}
      why="A shadow means that a layer is above the page. A card is part of it."
    />
  ),
};

export const ButtonsAreVerbs: Story = {
  render: () => (
    <Pair
      good={
        <Inline space={8}>
          <Button>Cancel</Button>
          <Button variant="critical">Delete instrument</Button>
        </Inline>
      }
      bad={
        <Inline space={8}>
          <Button>No</Button>
          <Button variant="critical">OK</Button>
        </Inline>
      }
      why="A button names its action in the words of the dialog’s title, so that it is clear on its own."
    />
  ),
};

export const EmptyListsExplainThemselves: Story = {
  render: () => (
    <Pair
      good={<EmptyLine>Refunds you make will appear here.</EmptyLine>}
      bad={<EmptyLine>Oops! No data found.</EmptyLine>}
      why="Say what will appear here. An empty list is not an error, and users don’t talk about “data”."
    />
  ),
};
