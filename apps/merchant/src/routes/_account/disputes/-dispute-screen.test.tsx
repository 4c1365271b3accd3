import {
  acceptDispute,
  addDisputeFile,
  checkSession,
  getDispute,
  listDisputes,
  listPermittedAccounts,
  removeDisputeFile,
  saveDisputeEvidence,
  submitDispute,
  type DisputeDetail,
} from '@tillbook/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../../../testing/open-app.tsx';

usePages();
beforeEach(() => vi.setSystemTime('2026-11-22T14:00:00Z'));
afterEach(() => vi.useRealTimers());

const dispute: DisputeDetail = {
  id: 'dsp_0000000000000001',
  accountId,
  amount: 21_450,
  transactionId: payment.id,
  createdAt: '2026-11-19T14:00:00Z',
  status: 'pending',
  reason: 'fraudulent',
  respondBy: '2026-11-27T14:01:00Z',
  reasonLabel: 'Fraudulent',
  reasonMeaning: 'The cardholder says that somebody else paid with their card.',
  answerable: true,
  evidence: [
    { field: 'explanation', kind: 'text', label: 'Explanation', multiline: true, required: true },
    {
      field: 'customer_name',
      kind: 'text',
      label: 'Customer name',
      multiline: false,
      required: false,
      text: 'Priya Raman',
    },
    { field: 'receipt', kind: 'file', label: 'Receipt or invoice', multiline: false, required: false },
  ],
  files: [],
  timeline: [{ kind: 'opened', at: '2026-11-19T14:00:00Z' }],
  ledgerEntries: [
    {
      id: 'ent_0000000000000001',
      transactionId: payment.id,
      amount: 21_450,
      type: 'debit',
      category: 'dispute_hold',
      status: 'settled',
      createdAt: '2026-11-19T14:00:00Z',
      description: 'Dispute hold',
    },
    {
      id: 'ent_0000000000000002',
      transactionId: payment.id,
      amount: 1_500,
      type: 'debit',
      category: 'dispute_penalty_fee',
      status: 'settled',
      createdAt: '2026-11-19T14:00:00Z',
      description: 'Dispute fee',
    },
  ],
};

const underReview: DisputeDetail = {
  ...dispute,
  status: 'under_review',
  answerable: false,
  timeline: [...dispute.timeline, { kind: 'submitted', at: '2026-11-20T14:00:00Z', by: 'dana@example.com' }],
};

const withFile: DisputeDetail = {
  ...dispute,
  files: [
    {
      id: 'dfl_0000000000000001',
      field: 'receipt',
      name: 'receipt.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 48_211,
      addedAt: '2026-11-20T14:00:00Z',
    },
  ],
};

const address = `/disputes/${dispute.id}`;
const shown = answer(getDispute, dispute);
const explanation = page.getByRole('textbox', { name: 'Explanation' });
const submit = page.getByRole('button', { name: 'Submit evidence' });
const accept = page.getByRole('button', { name: 'Accept dispute' });
const question = (name: string) => page.getByRole('dialog', { name });

const chooseFile = async (name: string, type: string, bytes: number) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file by.');
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], name, { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
};

test(
  'shows what a dispute is about, until when, and what it did to the ledger',
  { meta: { shows: ['spec:2.67'] } },
  async () => {
    openApp(address, { answers: [shown] });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('$214.50');
    await expect.element(page.getByText('5 days left')).toBeVisible();
    await expect.element(page.getByText('Fraudulent', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: payment.id }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
    const ledger = page.getByRole('table', { name: 'Effect on your ledger' });
    await expect.element(ledger.getByText('Dispute hold', { exact: true })).toBeVisible();
    await expect.element(ledger.getByText('-$229.50')).toBeVisible();
    await expect.element(page.getByText('Opened by the customer')).toBeVisible();
  },
);

test('says by how much it grew when a refund failed, and what was charged back after it was lost', async () => {
  const timeline = [
    ...dispute.timeline,
    { kind: 'increased', at: '2026-11-19T15:00:00Z', amount: 4_013 },
    { kind: 'lost', at: '2026-11-19T16:00:00Z' },
    { kind: 'charged_back', at: '2026-11-19T17:00:00Z', amount: 113 },
  ];
  openApp(address, {
    answers: [answer(getDispute, { ...dispute, status: 'lost', answerable: false, timeline })],
  });
  await expect.element(page.getByText('Increased by $40.13: a refund failed')).toBeVisible();
  await expect.element(page.getByText('$1.13 more charged back: a refund failed')).toBeVisible();
});

test('a row of the list leads to it', { meta: { shows: ['spec:2.66'] } }, async () => {
  openApp('/disputes', { answers: [answer(listDisputes, [dispute])] });
  await expect
    .element(page.getByRole('link', { name: 'Dispute of $214.50' }))
    .toHaveAttribute('href', address);
});

test('saves what was changed as a draft, and nothing else', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      shown,
      answer(saveDisputeEvidence, (saving) => {
        sent.push(saving);
        return {
          ...dispute,
          evidence: dispute.evidence.map((asked) =>
            asked.field === 'explanation' ? { ...asked, text: 'They were here.' } : asked,
          ),
        };
      }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await explanation.fill('They were here.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ texts: { explanation: 'They were here.' } }]);
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
});

test('keeps what was typed where it could not be saved, and says at which field', async () => {
  openApp(address, {
    answers: [
      shown,
      refuse(saveDisputeEvidence, 'evidence_not_asked', undefined, {
        'texts.explanation': 'This dispute does not ask for this.',
      }),
    ],
  });
  await explanation.fill('They were here.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(explanation).toHaveAccessibleDescription('This dispute does not ask for this.');
  await expect.element(explanation).toHaveValue('They were here.');
});

test('asks before something typed is left behind', async () => {
  openApp(address, { answers: [shown, answer(listDisputes, [])] });
  await explanation.fill('They were here.');
  await page.getByRole('link', { name: 'Disputes', exact: true }).first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).toHaveValue('They were here.');
});

test('names what is required and missing, and asks nothing yet', async () => {
  openApp(address, { answers: [shown] });
  await submit.click();
  await expect.element(explanation).toHaveAccessibleDescription('This field is required.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('saves and submits once it was confirmed that nothing can be changed afterwards', async () => {
  const calls: string[] = [];
  openApp(address, {
    answers: [
      shown,
      answer(saveDisputeEvidence, () => {
        calls.push('save');
        return dispute;
      }),
      answer(submitDispute, ({ headers }) => {
        calls.push(headers.has('idempotency-key') ? 'submit' : 'submit without a key');
        return underReview;
      }),
    ],
  });
  await explanation.fill('They were here.');
  await submit.click();
  await expect
    .element(question('Submit evidence?').getByText(/It cannot be changed afterwards/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByText('Under review')).toBeVisible();
  expect(calls).toEqual(['save', 'submit']);
  await expect.element(page.getByText(/by dana@example\.com/)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('says in the question why it could not be submitted', async () => {
  openApp(address, {
    answers: [shown, answer(saveDisputeEvidence, dispute), refuse(submitDispute, 'dispute_overdue')],
  });
  await explanation.fill('They were here.');
  await submit.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByText('The time to answer this dispute is over.')).toBeVisible();
});

test('is accepted with consent alone', { meta: { shows: ['spec:2.67'] } }, async () => {
  openApp(address, {
    answers: [
      shown,
      answer(acceptDispute, {
        ...dispute,
        status: 'lost',
        answerable: false,
        timeline: [
          ...dispute.timeline,
          { kind: 'accepted', at: '2026-11-20T14:00:00Z', by: 'dana@example.com' },
          { kind: 'lost', at: '2026-11-20T14:00:00Z' },
        ],
      }),
    ],
  });
  await accept.click();
  const dialog = question('Accept the dispute?');
  const confirm = dialog.getByRole('button', { name: 'Accept dispute' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').click();
  await confirm.click();
  await expect.element(page.getByText(/^You accepted this dispute/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Evidence, not submitted' })).toBeVisible();
});

test('adds a file as soon as it is chosen, and takes it out again', async () => {
  const sent: unknown[] = [];
  openApp(address, {
    answers: [
      shown,
      answer(addDisputeFile, ({ body }) => {
        sent.push(body);
        return withFile;
      }),
      answer(removeDisputeFile, ({ body }) => {
        sent.push(body);
        return dispute;
      }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Add a file: Receipt or invoice' })).toBeVisible();
  await chooseFile('receipt.pdf', 'application/pdf', 3);
  await expect.element(page.getByText('receipt.pdf, 47 KB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove receipt.pdf' }).click();
  await expect.element(page.getByText('receipt.pdf, 47 KB')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { field: 'receipt', name: 'receipt.pdf', content: 'AAAA' },
    { fileId: 'dfl_0000000000000001' },
  ]);
});

test.each([
  ['of another kind', 'page.html', 'text/html', 3, 'Receipt or invoice: Choose a PDF, PNG or JPEG file.'],
  [
    'that is too large',
    'scan.pdf',
    'application/pdf',
    2 * 1024 * 1024 + 1,
    'Receipt or invoice: Choose a file of at most 2 MB.',
  ],
])('sends no file %s', async (_, name, type, bytes, message) => {
  const sent: Sent[] = [];
  openApp(address, { answers: [shown, away(addDisputeFile, (file) => sent.push(file))] });
  await expect.element(page.getByRole('button', { name: 'Add a file: Receipt or invoice' })).toBeVisible();
  await chooseFile(name, type, bytes);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['won', /^You won this dispute/],
  ['lost', /^Nobody answered in time/],
])('says what a dispute that was %s means', async (status, words) => {
  openApp(address, { answers: [answer(getDispute, { ...dispute, status, answerable: false })] });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

test('says that a dispute cannot be had, and tries again', async () => {
  const { answerAlso } = openApp(address, { answers: [refuse(getDispute, 'not_found')] });
  await expect.element(page.getByText('Dispute not found or could not be loaded.')).toBeVisible();
  answerAlso(shown);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('$214.50').first()).toBeVisible();
});

test('a dispute of another account is none here', async () => {
  openApp(address, { answers: [answer(getDispute, { ...dispute, accountId: 'acc_other' })] });
  await expect.element(page.getByText('Dispute not found or could not be loaded.')).toBeVisible();
});

test('an admin who only looks reads it and can do nothing', { meta: { shows: ['spec:2.67'] } }, async () => {
  const roles = ['internal_admin'];
  openApp(address, {
    state: { ...signedIn, session: { ...signedIn.session, roles } },
    answers: [
      shown,
      answer(checkSession, { email: 'dana@example.com', roles, expiresAt: '2036-11-22T14:00:00Z' }),
      answer(listPermittedAccounts, { accounts: [] }),
    ],
  });
  for (const button of [accept, submit, page.getByRole('button', { name: 'Save draft' })]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.element(submit).toHaveAccessibleDescription(/It is read-only/);
  await expect.element(explanation).toHaveAttribute('readonly');
});
