import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LinkProvider, type LinkRenderProps } from './link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

/** Stands for an application's router: it goes nowhere and says where it would have gone. */
function StoryRouterLink({ children, ...rest }: LinkRenderProps) {
  return (
    <a {...rest} data-router="">
      {children} (by the router)
    </a>
  );
}

const meta = {
  title: 'Actions/LinkProvider',
  component: LinkProvider,
  args: {
    component: StoryRouterLink,
    children: (
      <Stack space={8}>
        <TextLink href="/payments">A page of the application</TextLink>
        <TextLink href="https://example.com/">A page elsewhere</TextLink>
      </Stack>
    ),
  },
  argTypes: { component: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Once in an application, around everything: its router’s link is plugged in, and every component that leads somewhere goes through it.\n\n**When not:** Around a part of a page, or to give one link a look of its own.',
      },
    },
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
