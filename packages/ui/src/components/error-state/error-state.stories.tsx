import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Failed to fetch items. Please try again later.',
    children: 'Your filters are kept.',
    requestId: 'req_01k9t6c3',
    onRetry: () => undefined,
  },
  argTypes: { onRetry: { action: 'retried' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Something failed to load: shown instead of a list, or inside a card below its head. It offers to try again.\n\n**When not:** For errors in a form (a `Banner` above it, or the field’s error), or for an empty list (`EmptyState`).',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const InsideACard: Story = { args: { size: 'part' } };
export const WithoutRequest: Story = { args: { requestId: undefined } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const LongText: Story = {
  args: {
    title:
      'The list could not be fetched because the network was lost while the third of its nine parts was on its way',
    requestId: 'req_01k9t6c301k9t6c301k9t6c301k9t6c301k9t6c3',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص is kept.' } };
export const Phone: Story = { ...Page, globals: onPhone };
export const Dark: Story = { ...Page, globals: inDark };
