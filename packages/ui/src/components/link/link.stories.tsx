import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LinkProvider, type LinkRenderProps } from './link.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

/** Replaces the link component of an application's router, and labels the links that it renders. */
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
          '**When:** Once in an application, around everything: it provides the router’s link, which every component with a link then uses.\n\n**When not:** Around part of a page, or to style a single link.',
      },
    },
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
