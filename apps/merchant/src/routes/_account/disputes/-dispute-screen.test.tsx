import {
  acceptDispute,
  addDisputeFile,
  attachDisputeReceipt,
  checkSession,
  findAttempt,
  getDispute,
  getDisputeFile,
  listDisputes,
  listPermittedAccounts,
  listTransactions,
  removeDisputeFile,
  saveDisputeEvidence,
  submitDispute,
  type DisputeDetail,
} from '@tillbook/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { letTimePass, untilHeld } from '@tillbook/web-shell/testing/held-timers';
import { loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { usePages } from '@tillbook/web-shell/testing/page';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { openApp, signedIn } from '../../../testing/open-app.tsx';
import { disputeQuery } from '../../../features/disputes/api/get-dispute.ts';

usePages();
beforeEach(() => vi.setSystemTime('2026-11-22T14:00:00Z'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  reasonMeaning: 'The cardholder says they didn’t make this payment.',
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
  payment: {
    amount: 21_450,
    createdAt: '2026-11-17T14:00:00Z',
    description: 'Beans, 5 kg, order 2291',
    method: 'card',
    channel: 'online',
    paymentInstrumentId: 'pi_01k9q4t774knwwne',
    lastFour: '4242',
    cardBrand: 'Visa',
    ownerName: 'Priya Raman',
  },
  statementDescriptor: 'HARBOR COFFEE',
  receiptSentTo: ['priya@example.com'],
  supportingFacts: ['earlier_payments', 'receipt_address', 'statement_descriptor'],
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

const accepted: DisputeDetail = {
  ...dispute,
  status: 'lost',
  answerable: false,
  timeline: [
    ...dispute.timeline,
    { kind: 'accepted', at: '2026-11-20T14:00:00Z', by: 'dana@example.com' },
    { kind: 'lost', at: '2026-11-20T14:00:00Z' },
  ],
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
const earlier = answer(listTransactions, { transactions: [], totalCount: 0 });
const disputed = answer(getDispute, dispute);
const shown = [disputed, earlier];
const explanation = page.getByRole('textbox', { name: 'Explanation' });

/** Waits for the suggested text, because a text that is filled in at that moment is appended to it. */
const explain = async (text: string): Promise<void> => {
  await expect.element(explanation).not.toHaveValue('');
  await explanation.fill(text);
};
const submit = page.getByRole('button', { name: 'Submit evidence' });
const accept = page.getByRole('button', { name: 'Accept dispute' });
const question = (name: string) => page.getByRole('dialog', { name });
const notifications = page.getByRole('region', { name: /^Notifications/ });

const chooseFile = async (name: string, type: string, content: BlobPart) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file by.');
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name, { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
};

test(
  'shows the reason for a dispute, its deadline, and its ledger entries',
  { meta: { shows: ['spec:2.67'] } },
  async () => {
    openApp(address, { answers: [...shown] });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('$214.50');
    await expect.element(page.getByText('5 days left')).toBeVisible();
    await expect.element(page.getByText('$214.50 + $15.00 fee')).toBeVisible();
    await expect.element(page.getByText('Fraudulent', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Visa •••• 4242, online')).toBeVisible();
    await expect.element(page.getByText('Beans, 5 kg, order 2291')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: payment.id }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
    const ledger = page.getByRole('table', { name: 'Effect on your ledger' });
    await expect.element(ledger.getByText('Dispute hold', { exact: true })).toBeVisible();
    await expect.element(ledger.getByText('-$229.50')).toBeVisible();
    await expect.element(page.getByText('Opened by the customer')).toBeVisible();
  },
);

test('shows how much a dispute grew after a failed refund, and the chargeback after a loss', async () => {
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

test('links a row of the list to its dispute', { meta: { shows: ['spec:2.66'] } }, async () => {
  openApp('/disputes', { answers: [answer(listDisputes, [dispute])] });
  await expect
    .element(page.getByRole('link', { name: '$214.50 disputed as fraudulent' }))
    .toHaveAttribute('href', address);
});

test('shows the layout of a closed dispute while it loads if its status is known from the list', async () => {
  const lost: DisputeDetail = { ...dispute, status: 'lost', answerable: false };
  const loading = Promise.withResolvers<DisputeDetail>();
  openApp('/disputes', {
    answers: [answer(listDisputes, [lost]), answer(getDispute, () => loading.promise)],
  });
  await page.getByRole('link', { name: '$214.50 disputed as fraudulent' }).click();
  await expect.element(page.getByRole('term').getByText('Opened')).toBeVisible();
  await expect.element(page.getByText('Time left')).not.toBeInTheDocument();
  loading.resolve(lost);
  await expect.element(page.getByText('Evidence, not submitted')).toBeVisible();
});

const withTexts = (texts: unknown): DisputeDetail => ({
  ...dispute,
  evidence: dispute.evidence.map((asked) => ({
    ...asked,
    ...Object(Object(texts)[asked.field] === undefined ? {} : { text: Object(texts)[asked.field] }),
  })),
  timeline: [...dispute.timeline, { kind: 'evidence_saved', at: '2026-11-20T14:00:00Z' }],
});

/** Types an explanation, and pauses long enough for the draft to be saved automatically. */
const typeAndPause = async (text: string): Promise<void> => {
  await explain(text);
  await expect.element(explanation).toHaveValue(text);
  await untilHeld(1_500);
  letTimePass(1_500);
};

test('saves typed text automatically, and confirms each save', async () => {
  const sent: Sent[] = [];
  openApp(address, {
    answers: [
      ...shown,
      answer(saveDisputeEvidence, (saving) => {
        sent.push(saving);
        return withTexts(Object(saving.body).texts);
      }),
    ],
  });
  await expect.element(page.getByText('Saves as you type')).toBeVisible();
  await typeAndPause('They were here.');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ texts: { explanation: 'They were here.' } }]);
  // Advances past the shortest interval between two saves.
  vi.setSystemTime('2026-11-22T14:00:10Z');
  await typeAndPause('They were here twice.');
  await expect.poll(() => sent.length).toBe(2);
});

test('preserves the typed text if saving fails, reports the failure, and saves on request', async () => {
  const { answerAlso } = openApp(address, { answers: [...shown, away(saveDisputeEvidence)] });
  await typeAndPause('They were here.');
  await expect.element(page.getByText('We couldn’t save the draft. Please try again.')).toBeVisible();
  await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect.element(explanation).toHaveValue('They were here.');
  answerAlso(answer(saveDisputeEvidence, ({ body }) => withTexts(Object(body).texts)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('shows at the field why an evidence text was refused', async () => {
  openApp(address, {
    answers: [
      ...shown,
      refuse(saveDisputeEvidence, 'evidence_not_asked', undefined, {
        'texts.explanation': 'This dispute doesn’t ask for this.',
      }),
    ],
  });
  await typeAndPause('They were here.');
  await expect.element(explanation).toHaveAccessibleDescription('This dispute doesn’t ask for this.');
  await expect.element(explanation).toHaveValue('They were here.');
});

test('fills in known facts about the customer, and saves them with the first text', async () => {
  const sent: unknown[] = [];
  const email = {
    field: 'customer_email',
    kind: 'text',
    label: 'Customer email',
    multiline: false,
    required: false,
  };
  openApp(address, {
    answers: [
      answer(getDispute, { ...dispute, evidence: [...dispute.evidence, email] }),
      earlier,
      answer(saveDisputeEvidence, ({ body }) => {
        sent.push(body);
        return withTexts(Object(body).texts);
      }),
    ],
  });
  await expect
    .element(page.getByRole('textbox', { name: 'Customer email' }))
    .toHaveValue('priya@example.com');
  await typeAndPause('They were here.');
  await expect
    .poll(() => sent)
    .toEqual([{ texts: { explanation: 'They were here.', customer_email: 'priya@example.com' } }]);
});

const earlierPayments = answer(listTransactions, {
  transactions: [
    { ...payment, id: 'txn_3', createdAt: '2026-10-01T12:00:00Z' },
    { ...payment, id: 'txn_2', createdAt: '2026-05-01T12:00:00Z', disputeStatus: 'lost' },
    { ...payment, id: 'txn_1', createdAt: '2026-03-02T12:00:00Z' },
  ],
  totalCount: 3,
});

const earlierSentence = 'The same card paid us 2 times before without a dispute, first on Mar 2, 2026.';
const receiptSentence = 'We emailed the receipt to priya@example.com.';
const statementSentence = 'The customer’s statement shows this payment as HARBOR COFFEE.';
const checked = (title: string) => page.getByRole('listitem').filter({ hasText: `${title}, done` });

test('fills a new draft with facts from the platform, and saves them with the typed text', async () => {
  const sent: unknown[] = [];
  openApp(address, {
    answers: [
      disputed,
      earlierPayments,
      answer(saveDisputeEvidence, ({ body }) => {
        sent.push(body);
        return dispute;
      }),
    ],
  });
  await expect
    .element(page.getByText('2 payments since Mar 2, 2026, none disputed. In your explanation.'))
    .toBeVisible();
  const known = [earlierSentence, receiptSentence, statementSentence].join('\n');
  await expect.element(explanation).toHaveValue(known);
  await expect.element(checked('Earlier payments with this card')).toBeVisible();
  await expect.element(checked('Receipt emailed to the customer')).toBeVisible();
  await expect.element(checked('Name on the customer’s statement')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Mention it/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => question('Preview for the bank').element().textContent).toContain(receiptSentence);
  await userEvent.keyboard('{Escape}');
  await typeAndPause(`They were here.\n${known}`);
  await expect.poll(() => sent).toEqual([{ texts: { explanation: `They were here.\n${known}` } }]);
});

test('adds a removed fact to the explanation again by one press', async () => {
  openApp(address, { answers: [disputed, earlierPayments, answer(saveDisputeEvidence, dispute)] });
  await expect.element(explanation).toHaveValue(expect.stringContaining(earlierSentence));
  await explain('They were here.');
  await page.getByRole('button', { name: 'Mention it: Earlier payments with this card' }).click();
  await page.getByRole('button', { name: 'Mention it: Receipt emailed to the customer' }).click();
  await expect.element(explanation).toHaveValue(`They were here.\n${earlierSentence}\n${receiptSentence}`);
  await expect.element(checked('Earlier payments with this card')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Mention it: Earlier payments with this card' }))
    .not.toBeInTheDocument();
});

test('leaves a saved draft unchanged, even without an explanation', async () => {
  const saved: DisputeDetail = {
    ...dispute,
    timeline: [...dispute.timeline, { kind: 'evidence_saved', at: '2026-11-20T14:00:00Z' }],
  };
  openApp(address, { answers: [answer(getDispute, saved), earlierPayments] });
  await expect.element(page.getByText('2 payments since Mar 2, 2026, none disputed.')).toBeVisible();
  await expect.element(explanation).toHaveValue('');
  await expect
    .element(page.getByRole('button', { name: 'Mention it: Receipt emailed to the customer' }))
    .toBeVisible();
});

const receiptFile = {
  id: 'dfl_0000000000000002',
  field: 'receipt',
  name: `receipt-${payment.id}.pdf`,
  mediaType: 'application/pdf',
  sizeBytes: 2_310,
  addedAt: '2026-11-20T14:00:00Z',
};

test('attaches the receipt on one press, then hides the button, and downloads the attached file', async () => {
  const keys: unknown[] = [];
  const saved = savedFiles();
  openApp(address, {
    answers: [
      ...shown,
      answer(attachDisputeReceipt, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return { ...dispute, files: [receiptFile] };
      }),
      answer(getDisputeFile, { ...receiptFile, content: btoa('%PDF-1.7 a receipt') }),
    ],
  });
  const attach = page.getByRole('button', { name: 'Attach our receipt' });
  await attach.click();
  await expect.element(page.getByText(`${receiptFile.name}, 2 KB`)).toBeVisible();
  await expect.element(attach).not.toBeInTheDocument();
  expect(keys).toEqual([expect.any(String)]);
  await page.getByRole('button', { name: `Download ${receiptFile.name}` }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual([receiptFile.name]);
  expect(await saved[0]?.text).toBe('%PDF-1.7 a receipt');
});

test('shows an attached receipt even if an older read of the dispute ends later', async () => {
  const lateRead = Promise.withResolvers<void>();
  let reads = 0;
  const { shell } = openApp(address, {
    answers: [
      answer(getDispute, async () => {
        reads += 1;
        if (reads > 1) await lateRead.promise;
        return dispute;
      }),
      earlier,
      answer(attachDisputeReceipt, { ...dispute, files: [receiptFile] }),
    ],
  });
  const attach = page.getByRole('button', { name: 'Attach our receipt' });
  await expect.element(attach).toBeVisible();
  const { queryKey } = disputeQuery(shell.client, accountId, dispute.id);
  const reading = shell.queryClient().refetchQueries({ queryKey });
  await expect.poll(() => reads).toBe(2);
  await attach.click();
  await expect.element(page.getByText(`${receiptFile.name}, 2 KB`)).toBeVisible();
  lateRead.resolve();
  await reading;
  expect(shell.queryClient().getQueryData(queryKey)?.files).toEqual([receiptFile]);
});

test('attaches the receipt again under the same key after a lost response', async () => {
  const lost = loseResponses(attachDisputeReceipt);
  const { answerAlso } = openApp(address, { answers: [...shown, ...lost.answers] });
  const attach = page.getByRole('button', { name: 'Attach our receipt' });
  await attach.click();
  await expect.element(page.getByText(/^The receipt from .* has not been received yet$/)).toBeVisible();
  answerAlso(lost.respond({ ...dispute, files: [receiptFile] }));
  await attach.click();
  await expect.element(page.getByText(`${receiptFile.name}, 2 KB`)).toBeVisible();
  await expect.element(attach).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The receipt from /)).not.toBeInTheDocument();
  lost.expectRepetition(undefined, dispute.id);
});

test('lists the receipt if it turns out to have been attached', async () => {
  let current = dispute;
  const lost = loseResponses(attachDisputeReceipt, {
    outcome: { status: 'succeeded' },
    onReceived: () => {
      current = { ...dispute, files: [receiptFile] };
    },
  });
  openApp(address, {
    answers: [answer(getDispute, () => current), earlier, ...lost.answers],
  });
  const attach = page.getByRole('button', { name: 'Attach our receipt' });
  await attach.click();
  await expect.element(page.getByText(/^The receipt from .* succeeded$/)).toBeVisible();
  await expect.element(page.getByText(`${receiptFile.name}, 2 KB`)).toBeVisible();
  await expect.element(attach).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('explains why the receipt could not be attached', async () => {
  openApp(address, { answers: [...shown, refuse(attachDisputeReceipt, 'evidence_files_full')] });
  await page.getByRole('button', { name: 'Attach our receipt' }).click();
  await expect.element(page.getByText(/^Receipt or invoice: /)).toBeVisible();
});

test('previews exactly what the bank receives', async () => {
  openApp(address, {
    answers: [answer(getDispute, withFile), earlier, answer(saveDisputeEvidence, withFile)],
  });
  await explain('They were here.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = question('Preview for the bank');
  await expect.element(preview.getByText('They were here.')).toBeVisible();
  await expect.element(preview.getByText('Priya Raman')).toBeVisible();
  await expect.element(preview.getByText('receipt.pdf, 47 KB')).toBeVisible();
});

test('asks before the user leaves unsaved evidence', async () => {
  openApp(address, { answers: [...shown, answer(listDisputes, [])] });
  await explain('They were here.');
  await page.getByRole('link', { name: 'Disputes', exact: true }).first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).toHaveValue('They were here.');
});

test('marks missing required fields, and does not ask for confirmation yet', async () => {
  openApp(address, { answers: [answer(getDispute, { ...dispute, supportingFacts: [] }), earlier] });
  await submit.click();
  await expect.element(explanation).toHaveAccessibleDescription('This field is required.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('saves and submits evidence after a confirmation that warns of a final submission', async () => {
  const calls: string[] = [];
  openApp(address, {
    answers: [
      ...shown,
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
  await explain('They were here.');
  await submit.click();
  await expect
    .element(question('Submit evidence?').getByText(/You can’t edit it after submitting/))
    .toBeVisible();
  await expect
    .element(page.getByText('Your explanation goes to the customer’s bank without any files.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByText('Under review')).toBeVisible();
  expect(calls).toEqual(['save', 'submit']);
  await expect.element(page.getByText(/by dana@example\.com/)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('submits evidence again under the same key even if the draft was saved in the meantime', async () => {
  const keys: (string | null)[] = [];
  let saved = dispute;
  const { answerAlso } = openApp(address, {
    answers: [
      answer(getDispute, () => saved),
      earlier,
      answer(saveDisputeEvidence, ({ body }) => {
        saved = withTexts(Object(body).texts);
        return saved;
      }),
      away(submitDispute, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
      }),
      answer(findAttempt, { status: 'not_received' }),
    ],
  });
  const confirm = question('Submit evidence?').getByRole('button', { name: 'Submit', exact: true });
  await explain('They were here.');
  await submit.click();
  await confirm.click();
  await expect.element(page.getByText(/^The submission from .* has not been received yet$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question('Submit evidence?')).not.toBeInTheDocument();
  await untilHeld(1_500);
  letTimePass(1_500);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  answerAlso(
    answer(submitDispute, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return underReview;
    }),
  );
  await submit.click();
  await confirm.click();
  await expect.element(page.getByText('Under review')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

const confirmSubmission = question('Submit evidence?').getByRole('button', { name: 'Submit', exact: true });

test('submits evidence again under the same key after a lost response', async () => {
  const lost = loseResponses(submitDispute);
  const saved: unknown[] = [];
  const { answerAlso } = openApp(address, {
    answers: [
      ...shown,
      answer(saveDisputeEvidence, ({ body }) => {
        saved.push(body);
        return withTexts(Object(body).texts);
      }),
      ...lost.answers,
    ],
  });
  await explain('They were here.');
  await submit.click();
  await confirmSubmission.click();
  const dialog = question('Submit evidence?');
  await expect.element(dialog.getByText(/^The submission from .* has not been received yet$/)).toBeVisible();
  await expect.element(dialog.getByText('They were here.')).toBeVisible();
  await expect.element(notifications.getByText('Evidence submitted')).not.toBeInTheDocument();
  answerAlso(lost.respond(underReview));
  await confirmSubmission.click();
  await expect.element(notifications.getByText('Evidence submitted')).toBeVisible();
  await expect.element(page.getByText('Under review')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(notifications.getByText('Evidence submitted').elements()).toHaveLength(1);
  const texts = { explanation: 'They were here.' };
  expect(saved).toEqual([{ texts }, { texts }]);
  lost.expectRepetition(undefined, dispute.id);
});

test('shows a dispute as under review if the submission turns out to have succeeded', async () => {
  let current = dispute;
  const lost = loseResponses(submitDispute, {
    outcome: { status: 'succeeded', objectId: dispute.id },
    onReceived: () => {
      current = underReview;
    },
  });
  openApp(address, {
    answers: [
      answer(getDispute, () => current),
      earlier,
      answer(saveDisputeEvidence, dispute),
      ...lost.answers,
    ],
  });
  await explain('They were here.');
  await submit.click();
  await confirmSubmission.click();
  await expect.element(page.getByText('Under review')).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(notifications.getByText('Evidence submitted')).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('shows a dispute as under review if saving the draft is refused because an earlier submission went through after all', async () => {
  const outcomes = ['not_received', 'not_received', 'succeeded'];
  const lost = loseResponses(submitDispute, {
    outcome: () => ({ status: outcomes.shift() ?? 'succeeded' }),
  });
  let current = dispute;
  const { answerAlso } = openApp(address, {
    answers: [
      answer(getDispute, () => current),
      earlier,
      answer(saveDisputeEvidence, dispute),
      ...lost.answers,
    ],
  });
  await explain('They were here.');
  await submit.click();
  await confirmSubmission.click();
  await expect.element(page.getByText(/^The submission from .* has not been received yet$/)).toBeVisible();
  current = underReview;
  answerAlso(refuse(saveDisputeEvidence, 'dispute_answered'));
  await confirmSubmission.click();
  await expect.element(page.getByText('Under review')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(notifications.getByText('Evidence submitted')).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('explains in the dialog why evidence could not be submitted', async () => {
  openApp(address, {
    answers: [...shown, answer(saveDisputeEvidence, dispute), refuse(submitDispute, 'dispute_overdue')],
  });
  await explain('They were here.');
  await submit.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByText('The time to respond to this dispute has passed.')).toBeVisible();
});

test('accepts a dispute only with consent', { meta: { shows: ['spec:2.67'] } }, async () => {
  openApp(address, { answers: [...shown, answer(acceptDispute, accepted)] });
  await accept.click();
  const dialog = question('Accept the dispute?');
  const confirm = dialog.getByRole('button', { name: 'Accept dispute' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').click();
  await confirm.click();
  await expect.element(page.getByText(/^You accepted this dispute/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Evidence, not submitted' })).toBeVisible();
});

const acceptQuestion = question('Accept the dispute?');
const consent = acceptQuestion.getByRole('checkbox');
const confirmAcceptance = acceptQuestion.getByRole('button', { name: 'Accept dispute' });

test('accepts a dispute again under the same key after a lost response', async () => {
  const lost = loseResponses(acceptDispute);
  const { answerAlso } = openApp(address, { answers: [...shown, ...lost.answers] });
  await accept.click();
  await consent.click();
  await confirmAcceptance.click();
  await expect
    .element(acceptQuestion.getByText(/^The acceptance from .* has not been received yet$/))
    .toBeVisible();
  await expect.element(consent).toBeChecked();
  await expect.element(notifications.getByText('Dispute accepted')).not.toBeInTheDocument();
  answerAlso(lost.respond(accepted));
  await confirmAcceptance.click();
  await expect.element(notifications.getByText('Dispute accepted')).toBeVisible();
  await expect.element(page.getByText(/^You accepted this dispute/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(notifications.getByText('Dispute accepted').elements()).toHaveLength(1);
  lost.expectRepetition(undefined, dispute.id);
});

test('shows a dispute as accepted if the acceptance turns out to have succeeded', async () => {
  let current = dispute;
  const lost = loseResponses(acceptDispute, {
    outcome: { status: 'succeeded', objectId: dispute.id },
    onReceived: () => {
      current = accepted;
    },
  });
  openApp(address, {
    answers: [answer(getDispute, () => current), earlier, ...lost.answers],
  });
  await accept.click();
  await consent.click();
  await confirmAcceptance.click();
  await expect.element(page.getByText(/^You accepted this dispute/)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await expect.element(notifications.getByText('Dispute accepted')).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

const addFile = page.getByRole('button', { name: 'Add a file: Receipt or invoice' });

test('adds a file again under the same key after a lost response', async () => {
  const lost = loseResponses(addDisputeFile);
  const { answerAlso } = openApp(address, { answers: [...shown, ...lost.answers] });
  await expect.element(addFile).toBeVisible();
  await chooseFile('receipt.pdf', 'application/pdf', '%PDF-1.7\n');
  await expect.element(page.getByText(/^The file from .* has not been received yet$/)).toBeVisible();
  answerAlso(lost.respond(withFile));
  await chooseFile('receipt.pdf', 'application/pdf', '%PDF-1.7\n');
  await expect.element(page.getByText('receipt.pdf, 47 KB')).toBeVisible();
  await expect.element(page.getByText(/^The file from /)).not.toBeInTheDocument();
  expect(page.getByText('receipt.pdf, 47 KB').elements()).toHaveLength(1);
  const body = { field: 'receipt', name: 'receipt.pdf', content: btoa('%PDF-1.7\n') };
  lost.expectRepetition(body, dispute.id);
});

test('lists a file that turns out to have been added', async () => {
  let current = dispute;
  const lost = loseResponses(addDisputeFile, {
    outcome: { status: 'succeeded' },
    onReceived: () => {
      current = withFile;
    },
  });
  openApp(address, {
    answers: [answer(getDispute, () => current), earlier, ...lost.answers],
  });
  await expect.element(addFile).toBeVisible();
  await chooseFile('receipt.pdf', 'application/pdf', '%PDF-1.7\n');
  await expect.element(page.getByText(/^The file from .* succeeded$/)).toBeVisible();
  await expect.element(page.getByText('receipt.pdf, 47 KB')).toBeVisible();
  expect(lost.requests).toHaveLength(1);
});

test('adds a file as soon as it is chosen, and removes it again', async () => {
  const sent: unknown[] = [];
  openApp(address, {
    answers: [
      ...shown,
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
  await chooseFile('receipt.pdf', 'application/pdf', '%PDF-1.7\n');
  await expect.element(page.getByText('receipt.pdf, 47 KB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove receipt.pdf' }).click();
  await expect.element(page.getByText('receipt.pdf, 47 KB')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { field: 'receipt', name: 'receipt.pdf', content: btoa('%PDF-1.7\n') },
    { fileId: 'dfl_0000000000000001' },
  ]);
});

test.each([
  [
    'of an unsupported type',
    'receipt.pdf',
    'application/pdf',
    '<!doctype html>',
    'Receipt or invoice: Choose a PDF, PNG or JPEG file.',
  ],
  [
    'that is too large',
    'scan.pdf',
    'application/pdf',
    '%PDF-1.7\n'.padEnd(2 * 1024 * 1024 + 1),
    'Receipt or invoice: This file is 2.1 MB. Choose a file of 2 MB or less.',
  ],
])('rejects a file %s without sending it', async (_, name, type, content, message) => {
  const sent: Sent[] = [];
  openApp(address, { answers: [...shown, away(addDisputeFile, (file) => sent.push(file))] });
  await expect.element(page.getByRole('button', { name: 'Add a file: Receipt or invoice' })).toBeVisible();
  await chooseFile(name, type, content);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['an empty media type', 'scan', '', '%PDF-1.7\n'],
  ['an unusual media type', 'scan.bin', 'application/x-download', '%PDF-1.7\n'],
  ['a line break before its header', 'scan.pdf', 'application/pdf', '\r\n%PDF-1.4\n'],
])('sends a PDF with %s', async (_, name, type, content) => {
  const sent: unknown[] = [];
  openApp(address, {
    answers: [
      ...shown,
      answer(addDisputeFile, ({ body }) => {
        sent.push(body);
        return withFile;
      }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Add a file: Receipt or invoice' })).toBeVisible();
  await chooseFile(name, type, content);
  await expect.element(page.getByText('receipt.pdf, 47 KB')).toBeVisible();
  expect(sent).toEqual([{ field: 'receipt', name, content: btoa(content) }]);
});

test.each([
  ['won', /^You won this dispute/],
  ['lost', /^You didn’t respond in time/],
])('explains a dispute that was %s', async (status, words) => {
  openApp(address, { answers: [answer(getDispute, { ...dispute, status, answerable: false })] });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

test('reports that a dispute failed to load, and retries', async () => {
  const { answerAlso } = openApp(address, { answers: [refuse(getDispute, 'not_found')] });
  await expect.element(page.getByText('Dispute not found or could not be loaded.')).toBeVisible();
  answerAlso(...shown);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('$214.50').first()).toBeVisible();
});

test('reports a dispute of another account as not found', async () => {
  openApp(address, { answers: [answer(getDispute, { ...dispute, accountId: 'acc_other' })] });
  await expect.element(page.getByText('Dispute not found or could not be loaded.')).toBeVisible();
});

test('shows a dispute read-only to a viewing admin', { meta: { shows: ['spec:2.67'] } }, async () => {
  const roles = ['internal_admin'];
  openApp(address, {
    state: { ...signedIn, session: { ...signedIn.session, roles } },
    answers: [
      ...shown,
      answer(checkSession, { email: 'dana@example.com', roles, expiresAt: '2036-11-22T14:00:00Z' }),
      answer(listPermittedAccounts, { accounts: [] }),
    ],
  });
  for (const button of [accept, submit, page.getByRole('button', { name: 'Attach our receipt' })]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.element(submit).toHaveAccessibleDescription(/Read-only\./);
  await expect.element(explanation).toHaveAttribute('readonly');
});
