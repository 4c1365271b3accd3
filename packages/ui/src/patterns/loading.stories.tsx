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
          'Whatever comes takes the room that was kept for it: nothing on a page moves when it arrives. Skeletons appear after 150 ms, so that what is quick never flickers, and stand still under reduced motion.\n\nA page is shown as soon as its frame is known. What has been loaded stays in sight while more is loading.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The first time: the real heads, as many rows as usual, bars as wide as what they stand for. */
export const FirstLoad: Story = {
  render: () => (
    <Card>
      <DataTable label="Payments" columns={storyColumns} rows={[]} state="loading" loadingRows={5} />
    </Card>
  ),
};
export const Dark: Story = { ...FirstLoad, globals: inDark };
export const Phone: Story = { ...FirstLoad, globals: onPhone };

/** The next page or another filter: the old rows stay, paler, until the new ones are there. */
export const NextPage: Story = {
  // Rows about to be replaced are paler on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <Card>
      <DataTable label="Payments" columns={storyColumns} rows={storyRows} rowLink={storyLink} state="stale" />
    </Card>
  ),
};

/** A card at the height it will have. Its labels are known; only the amounts are on their way. */
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

/** An action: the button says what is under way, keeps the focus and ignores further presses. */
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

/** What takes longer than a few seconds counts, and can be canceled. */
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
