import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card, CardBody } from '../card/card.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { Checklist, ChecklistItem } from './checklist.tsx';

const attach = <Button size="small">Attach</Button>;

const meta = {
  title: 'Lists/Checklist',
  component: Checklist,
  subcomponents: { ChecklistItem },
  args: {
    label: 'What helps your case',
    children: (
      <>
        <ChecklistItem title="Receipt" state="done" action={<Button size="small">Remove</Button>}>
          Sent to kim@example.com on Nov 17, 2026
        </ChecklistItem>
        <ChecklistItem title="Earlier payments with the same card" state="done">
          3 payments, none of them disputed
        </ChecklistItem>
        <ChecklistItem title="Proof of delivery" state="open" action={attach}>
          A signature or a tracking page
        </ChecklistItem>
        <ChecklistItem title="What you wrote to the customer" state="open" action={attach} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Three to eight things to collect or do in any order, each with at most one action; completed items are checked off.\n\n**When not:** For chronological steps (`Timeline`), or for choices (`CheckboxGroup`).',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card heading="What helps your case">
        <CardBody>
          <Story />
        </CardBody>
      </Card>
    ),
  ],
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loadingItems: 4, children: undefined } };
export const LongText: Story = {
  args: {
    children: (
      <ChecklistItem
        title="A statement of the customer in which they say that they took part in the purchase"
        state="open"
        action={attach}
      >
        An email, a chat or a letter, as one file, with the date on which it was written and the address it
        came from
      </ChecklistItem>
    ),
  },
};
export const RightToLeft: Story = {
  args: { children: <ChecklistItem title="مقهى الميناء للتحميص" state="done" action={attach} /> },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
