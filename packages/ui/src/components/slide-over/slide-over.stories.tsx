import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyFoot, storyNavigation, storySwitcher } from '../app-frame/story-navigation.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { SlideOver, type SlideOverProps } from './slide-over.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Frames/SlideOver',
  component: SlideOver,
  args: {
    open: true,
    onOpenChange: () => undefined,
    label: 'Menu',
    children: (
      <Sidebar
        label="Main"
        head={<BrandMark name="Tillbook" href="/" />}
        switcher={storySwitcher}
        foot={storyFoot}
      >
        {storyNavigation}
      </Sidebar>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** The sidebar of a narrow screen. Following a link, Escape and a click beside it close it.\n\n**When not:** For a decision or a form (`Dialog`), or on a screen with room for the sidebar itself.',
      },
      story: { inline: false, height: '800px' },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SlideOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Phone: Story = { ...Open, globals: onPhone };
export const Dark: Story = { ...Open, globals: inDark };

function Held({ open, ...rest }: SlideOverProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open menu</Button>
      <SlideOver {...rest} open={shown} onOpenChange={setShown} />
    </>
  );
}
