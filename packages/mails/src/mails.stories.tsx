import {
  accessMail,
  emailChangedMail,
  emailChangeMail,
  invitationMail,
  inviteMail,
  receiptMail,
  resetMail,
  type MailContent,
} from './index.ts';

type MailPreviewProps = MailContent & { readonly isDark?: boolean };

/** A mail as a mail program shows it. The reader's device decides on the theme; here, the toolbar does. */
function MailPreview({ subject, html, isDark = false }: MailPreviewProps) {
  const themed = html.replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  return (
    <iframe
      title={subject}
      sandbox="allow-same-origin"
      srcDoc={themed}
      style={{ border: 0, width: '100%', height: 640 }}
    />
  );
}

const meta = {
  title: 'Mails/All mails',
  component: MailPreview,
  render: (args: MailContent, { globals }: { readonly globals: { readonly theme?: unknown } }) => (
    <MailPreview {...args} isDark={globals.theme === 'dark'} />
  ),
  argTypes: { subject: { control: false }, text: { control: false }, html: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** A message to a person who is not signed in: a link, a receipt, access to an account. One layout: brand, heading, one button, facts, a muted note. The same text is sent as plain text.\n\n**When not:** For information that the next visit shows anyway.',
      },
    },
  },
};

export default meta;
type Story = { readonly args: MailContent; readonly globals?: { readonly theme: string } };

const brandName = 'Tillbook';
const accountName = 'Harbor Coffee Roasters';

export const PasswordReset: Story = {
  args: resetMail({
    brandName,
    link: 'https://pay.example.com/reset-password?token=Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa',
    lifeMinutes: 30,
  }),
};

export const Invitation: Story = {
  args: invitationMail({
    brandName,
    accountName,
    link: 'https://pay.example.com/reset-password?token=Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa',
    lifeHours: 24,
    forgotPasswordLink: 'https://pay.example.com/forgot-password',
  }),
};

export const Access: Story = {
  args: accessMail({ brandName, accountName, link: 'https://pay.example.com/program-list' }),
};

export const Invite: Story = {
  args: inviteMail({
    brandName,
    accountName,
    link: 'https://pay.example.com/accept-invite?token=Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa',
    lifeDays: 7,
  }),
};

export const EmailChange: Story = {
  args: emailChangeMail({
    brandName,
    newEmail: 'dana@harbor-roasters.example',
    link: 'https://pay.example.com/confirm-email?token=Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa',
    lifeMinutes: 30,
  }),
};

export const EmailChanged: Story = {
  args: emailChangedMail({
    brandName,
    oldEmail: 'dana@harborcoffee.example',
    newEmail: 'dana@harbor-roasters.example',
  }),
};

export const Receipt: Story = {
  args: receiptMail({
    brandName,
    heading: `Receipt from ${accountName}`,
    subject: `Receipt from ${accountName}: $128.40`,
    amount: '$128.40',
    facts: [
      ['Amount', '$128.40'],
      ['Paid to', accountName],
      ['On your statement', 'HARBOR COFFEE'],
      ['Date', 'Nov 17, 2026 2:03 PM Eastern Time'],
      ['Paid with', 'Visa ending in 4242'],
      ['Channel', 'Online'],
      ['Description', 'Order 20711: Harbor Blend, 5 kg'],
      ['Transaction', 'txn_01k9q4t774knwwne'],
    ],
  }),
};

export const Dark: Story = { ...Receipt, globals: { theme: 'dark' } };
