import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Text/Avatar',
  component: Avatar,
  args: { name: 'Dana Reyes' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A person or a business in a list, easier to find than by name alone: who did something, which account.\n\n**When not:** For a single person or business: the name is enough. Initials mean little alone: use `spoken` if the name isn’t next to them.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const Organization: Story = { args: { of: 'organization', name: 'Harbor Coffee Roasters' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Alone: Story = { args: { nameIs: 'spoken' } };
export const Empty: Story = { args: { name: '' } };
export const LongText: Story = { args: { name: 'Wilhelmina Maximiliane von und zu Wetterstein-Oberhausen' } };
export const RightToLeft: Story = { args: { name: 'مقهى الميناء', of: 'organization' } };

/** Avatars next to the names they abbreviate. */
export const WithNames: Story = {
  render: () => (
    <Inline space={24}>
      {['Dana Reyes', 'Ada Okafor', '李 明', 'مقهى الميناء'].map((name) => (
        <Inline key={name} space={8}>
          <Avatar name={name} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Inline>
  ),
};
export const Phone: Story = { ...WithNames, globals: onPhone };
export const Dark: Story = { ...WithNames, globals: inDark };
