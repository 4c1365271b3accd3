import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Icon, type IconProps } from './icon.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { iconSize } from './icon.css.ts';

const icons: Readonly<Record<string, Readonly<Record<string, ComponentType<IconProps>>>>> = import.meta.glob(
  './icons/*.tsx',
  { eager: true },
);

const meta = {
  title: 'Text/Icon',
  component: Icon,
  args: { children: <path d="M5 12h14" /> },
  argTypes: { size: oneOf(iconSize), children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Where a sign is found faster than its word: in the menu, in a button that many lines have. From Lucide, only those that are used, each loaded on its own.\n\n**When not:** Without a job, without a word beside it or a label on its button, or for anything only colour would tell apart.',
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
      {Object.values(icons)
        .flatMap(Object.entries<ComponentType<IconProps>>)
        .map(([name, Sign]) => (
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
export const Phone: Story = { ...All, globals: onPhone };
export const Dark: Story = { ...All, globals: inDark };
