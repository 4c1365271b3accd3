import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { iconCell, iconGrid } from '../../guide/samples.css.ts';
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
  title: 'Foundations/Icons',
  component: Icon,
  args: { children: <path d="M5 12h14" /> },
  argTypes: { size: oneOf(iconSize), children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** If an icon is found faster than its word: in the menu, in a button repeated on many rows. Each used icon of Lucide is a module of its own.\n\n**When not:** As decoration, without a word next to it or a label on its button, or if only its color carries the meaning.',
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Import each icon by name: `import { BankIcon } from '@tillbook/ui'`. */
export const All: Story = {
  render: ({ size }: IconProps) => (
    <ul className={iconGrid}>
      {Object.values(icons)
        .flatMap(Object.entries<ComponentType<IconProps>>)
        .map(([name, Sign]) => (
          <li key={name} className={iconCell}>
            <Sign size={size ?? 'medium'} />
            <Text size="caption" tone="secondary" as="span">
              {name}
            </Text>
          </li>
        ))}
    </ul>
  ),
};
export const Frame: Story = {};
export const Small: Story = { ...All, args: { size: 'small' } };
export const Large: Story = { ...All, args: { size: 'large' } };
export const Phone: Story = { ...All, globals: onPhone };
export const Dark: Story = { ...All, globals: inDark };
