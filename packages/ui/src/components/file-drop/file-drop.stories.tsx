import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { FileDrop, type FileDropItem } from './file-drop.tsx';

const files: readonly FileDropItem[] = [
  { id: '1', name: 'proof-of-delivery.pdf', detail: '1.2 MB', href: '/files/1' },
  { id: '2', name: 'conversation.png', detail: '340 kB', progress: 0.6 },
  { id: '3', name: 'everything.zip', detail: '48 MB', error: 'Larger than 5 MB' },
];

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Proof of delivery',
    hint: 'PDF, PNG or JPEG, up to 5 MB',
    accept: ['.pdf', 'image/png', 'image/jpeg'],
    multiple: true,
    onFilesAdd: () => undefined,
    onFileRemove: () => undefined,
  },
  argTypes: { files: { control: false }, accept: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Files are part of a form: evidence, a bank statement. They are dropped or chosen; the parent checks them, uploads them, and reports the progress and errors of each.\n\n**When not:** Text that can be typed is a field.',
      },
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithFiles: Story = { args: { files } };
export const Loading: Story = { args: { files: files.slice(1, 2) } };
export const Invalid: Story = { args: { error: 'Add at least one file' } };
export const OneFile: Story = { args: { multiple: false, hint: undefined } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['input'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label:
      'Everything that shows that what was bought for $10,000,000.00 was sent, arrived, and was what it was said to be',
    hint: 'PDF, PNG or JPEG, up to 5 MB each and 50 MB together, not more than twenty of them, none with a password',
    files: [
      {
        id: '1',
        name: 'a-name-of-a-file-that-somebody-gave-it-who-wanted-to-be-sure-that-it-is-found-again.pdf',
        detail: '1.2 MB',
        error: 'It could not be read: it is protected by a password that nobody has told us',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { files: [{ id: '1', name: 'إيصال مقهى الميناء.pdf', detail: '1.2 MB' }] },
};
export const Phone: Story = { args: { files }, globals: onPhone };
export const Dark: Story = { args: { files }, globals: inDark };
