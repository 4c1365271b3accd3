import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Text } from '../text/text.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/PlainFrame',
  component: PlainFrame,
  args: {
    brandName: 'Tillbook',
    headerEnd: (
      <Inline space={12} wrap={false}>
        <Text as="span" tone="secondary">
          dana@example.com
        </Text>
        <Button size="small">Logout</Button>
      </Inline>
    ),
    children: <PageHeader title="Choose an account" detail="You have access to 3 accounts." />,
  },
  argTypes: { headerEnd: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** A page with a header and no navigation: if the user has not chosen an account yet.\n\n**When not:** For users who are not signed in (`AuthFrame`), or for a page with navigation (`AppFrame`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof PlainFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: (
      <PageHeader
        title="Choose an account"
        detail="Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa"
      />
    ),
  },
};
export const RightToLeft: Story = { args: { children: <PageHeader title="مقهى الميناء للتحميص" /> } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
