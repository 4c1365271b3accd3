import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { spinnerSize } from './spinner.css.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: { size: oneOf(spinnerSize) },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A task in progress, with its name next to the spinner.\n\n**When not:** For a loading page (`Skeleton`), or for a button (its `busy`).',
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Phone: Story = { ...Large, globals: onPhone };
export const Dark: Story = { ...Large, globals: inDark };
