import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { DataTable } from '../components/data-table/data-table.tsx';
import { storyColumns, storyLink, storyRows } from '../components/data-table/story-rows.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { ProgressBar } from '../components/progress-bar/progress-bar.tsx';
import { SumCard } from '../components/sum-card/sum-card.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Loading',
  parameters: {
    docs: {
      description: {
        component:
          'Reserve the space of content that is loading, so that nothing on a page moves when it arrives. Skeletons appear after 150 ms, so that fast content never flickers, and don’t move under reduced motion.\n\nShow a page as soon as its frame is known. Loaded content is visible while more is loading.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** First load: the real headings, the usual number of rows, and bars as wide as the text to come. */
export const FirstLoad: Story = {
  render: () => (
    <Card>
      <DataTable label="Payments" columns={storyColumns} rows={[]} state="loading" loadingRows={5} />
    </Card>
  ),
};
export const Dark: Story = { ...FirstLoad, globals: inDark };
export const Phone: Story = { ...FirstLoad, globals: onPhone };

/** The next page or another filter: the old rows are dimmed until the new rows arrive. */
export const NextPage: Story = {
  // The rows about to be replaced are pale on purpose, so their contrast is not checked.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <Card>
      <DataTable label="Payments" columns={storyColumns} rows={storyRows} rowLink={storyLink} state="stale" />
    </Card>
  ),
};

/** A card at its final height. Its labels are known; only the amounts are loading. */
export const ACard: Story = {
  render: () => (
    <SumCard
      heading="What you keep"
      state="loading"
      lines={[
        { id: 'paid', label: 'Customer paid', amount: '' },
        { id: 'fees', label: 'Fees', amount: '' },
      ]}
      total={{ label: 'You keep', amount: '' }}
    />
  ),
};

/** An action: the button shows the progress, has the focus and ignores further presses. */
export const AnAction: Story = {
  render: () => (
    <Inline space={8}>
      <Button disabled>Cancel</Button>
      <Button variant="primary" busy>
        Sending...
      </Button>
    </Inline>
  ),
};

/** A task of more than a few seconds shows its progress and can be canceled. */
export const ALongTask: Story = {
  render: () => (
    <Card heading="Export">
      <CardBody>
        <ProgressBar
          label="Preparing the export"
          value={0.31}
          valueText="312,000 of 1,000,000 rows"
          onCancel={nothing}
        />
      </CardBody>
    </Card>
  ),
};
