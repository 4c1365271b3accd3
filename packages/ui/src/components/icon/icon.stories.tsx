import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Icon, type IconProps } from './icon.tsx';
import * as icons from './icons.tsx';

const meta = {
  title: 'Text/Icon',
  component: Icon,
  args: { children: <path d="M3 8h10" /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Drawn on a 16 px grid, never read aloud. No icon without a job, and none without a word beside it or a label on its button.',
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {};

export const All: Story = {
  render: ({ size }: IconProps) => (
    <Stack space={8}>
      {Object.entries(icons).map(([name, Sign]) => (
        <Inline key={name} space={12}>
          <Sign size={size ?? 'medium'} />
          <Text size="caption" tone="muted" as="span">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};
export const Small: Story = { ...All, args: { size: 'small' } };
export const Large: Story = { ...All, args: { size: 'large' } };
