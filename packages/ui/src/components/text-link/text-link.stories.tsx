import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { TextLink } from './text-link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '/somewhere', children: 'pi_01k9q4t7h5x2k8rz' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Going to another page, from within text.\n\n**When not:** For an action on this page (`Button`), or for a page’s main action (`LinkButton`).',
      },
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Alone: Story = { args: { placement: 'alone', children: 'Forgot your password?' } };
export const InText: Story = {
  render: () => (
    <Text size="caption" tone="muted">
      By signing in you agree to our{' '}
      <TextLink href="/terms" placement="inText">
        Terms
      </TextLink>{' '}
      and{' '}
      <TextLink href="/privacy" placement="inText">
        Privacy
      </TextLink>{' '}
      policy.
    </Text>
  ),
};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['a'] } } };
export const LongText: Story = {
  args: {
    placement: 'alone',
    children: 'Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...InText, globals: onPhone };
export const Dark: Story = { ...InText, globals: inDark };
