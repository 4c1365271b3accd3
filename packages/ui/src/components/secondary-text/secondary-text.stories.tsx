import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { storyColumns, storyRows, type StoryRow } from '../data-table/story-rows.tsx';
import { Identifier } from '../text/text.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { SecondaryText } from './secondary-text.tsx';

const meta = {
  title: 'Text/SecondaryText',
  component: SecondaryText,
  args: { children: 'Visa •••• 4242' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A second fact inside a table cell, below the one that the column is named after: the card below the ID of an instrument, the destination below the word "Payout".\n\n**When not:** For a fact that users sort or filter by, which needs a column, or for body text (`Text` with tone muted).',
      },
    },
  },
  render: ({ children }) => (
    <Card>
      <DataTable
        label="Payments"
        rows={storyRows}
        columns={storyColumns.map((column) =>
          column.id === 'id'
            ? {
                ...column,
                secondLine: true,
                cell: ({ id }: StoryRow) => (
                  <>
                    <Identifier>{id}</Identifier>
                    <SecondaryText>{children}</SecondaryText>
                  </>
                ),
              }
            : column,
        )}
      />
    </Card>
  ),
} satisfies Meta<typeof SecondaryText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'Subscription: Breakwater Espresso, 2 lb, every second week until somebody cancels it' },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
