import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

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
          'Something could not be had. Of a list in its place, of a part inside its card, whose head stays. What is wrong with a form is a `Banner` above it.',
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
export const LongText: Story = {
  args: {
    title:
      'The list could not be fetched because the network was lost while the third of its nine parts was on its way',
    requestId: 'req_01k9t6c301k9t6c301k9t6c301k9t6c301k9t6c3',
  },
};
