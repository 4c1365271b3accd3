import { getDispute, getDisputeFile, maximumEvidenceBytes, type DisputeDetail } from '@tillbook/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { disputeOf } from '../../../test/disputed.ts';
import {
  addCard,
  balances,
  newMerchant,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { runDueJobs, passTime, moveClock } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { get, post, type TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { runJob, subjectOf } from '../../jobs/tasks.ts';
import { beginSession } from '../../access/sessions.ts';
import { expireDispute } from './lose-dispute.ts';

let testPlatform: TestPlatform;

const dayMs = 86_400_000;
const pdf = Buffer.from('%PDF-1.7\n').toString('base64');

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

type Disputed = { readonly merchant: Merchant; readonly id: string; readonly paymentId: string };

const disputed = async (reason = 'fraudulent'): Promise<Disputed> => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  const paid = await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card });
  const { id: paymentId } = transactionIn(paid);
  return { merchant, id: await disputeOf(testPlatform, paymentId, reason), paymentId };
};

const detail = async ({ merchant, id }: Disputed): Promise<DisputeDetail> =>
  getDispute.response.parse((await read(testPlatform, merchant, `/disputes/${id}`)).body);

const tell = async (
  { merchant, id }: Disputed,
  command: string,
  json: unknown = {},
  key?: string,
): Promise<TestResponse> =>
  post(testPlatform.web, `/api/disputes/${id}/${command}`, json, {
    token: await beginSession(testPlatform.platform, merchant.person.userId),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const save = (dispute: Disputed, texts: Readonly<Record<string, string>>) =>
  tell(dispute, 'evidence', { texts });

const addFile = (dispute: Disputed, file: Readonly<Record<string, unknown>> = {}) =>
  tell(dispute, 'files', { field: 'receipt', name: 'receipt.pdf', content: pdf, ...file });

const decided = () => passTime(testPlatform, 3_000);

const statusesOf = (responses: readonly TestResponse[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

const kindsIn = ({ timeline }: DisputeDetail) => timeline.map(({ kind }) => kind);

const effectOf = ({ ledgerEntries }: DisputeDetail) =>
  ledgerEntries.map(({ category, type, amount }) => [category, type === 'credit' ? amount : -amount]);

const setsOf = async ({ id }: Disputed) => {
  const { rows } = await testPlatform.owner.query<{ description: string; created_by: string }>(
    'select description, created_by from entry_sets where reference = $1 order by ordinal',
    [id],
  );
  return rows.map(({ description, created_by }) => [description, created_by]);
};

const actionsOn = async ({ id, merchant }: Disputed) => {
  const { rows } = await testPlatform.owner.query<{ action: string }>(
    'select action from audit_trail where subject = $1 and account_id = $2 and user_id = $3 order by id',
    [id, merchant.accountId, merchant.person.userId],
  );
  return rows.map(({ action }) => action);
};

const heldAndFee = [
  ['dispute_hold', -10_000],
  ['dispute_penalty_fee', -1_500],
];

describe('a contested dispute', () => {
  it("stores a dispute's draft, submits it, and wins the dispute with the winning text", async () => {
    const dispute = await disputed();
    expect(await detail(dispute)).toMatchObject({
      status: 'pending',
      answerable: true,
      reasonLabel: 'Fraudulent',
      files: [],
      timeline: [{ kind: 'opened' }],
    });
    await save(dispute, { explanation: 'To be replaced.', customer_name: 'Dana Reed' });
    await addFile(dispute);
    await save(dispute, { explanation: ' winning_evidence ' });
    const draft = await detail(dispute);
    expect(draft.evidence).toContainEqual(
      expect.objectContaining({ field: 'explanation', required: true, text: ' winning_evidence ' }),
    );
    expect(draft.evidence).toContainEqual(
      expect.objectContaining({ field: 'customer_name', text: 'Dana Reed' }),
    );
    expect(draft.files).toMatchObject([
      { field: 'receipt', name: 'receipt.pdf', mediaType: 'application/pdf', sizeBytes: 9 },
    ]);

    const submitted = await tell(dispute, 'submit');
    expect([submitted.status, submitted.body]).toMatchObject([
      200,
      { status: 'under_review', answerable: false },
    ]);
    await decided();
    const won = await detail(dispute);
    expect(won.status).toBe('won');
    expect(kindsIn(won).toSorted()).toEqual(['evidence_saved', 'file_added', 'opened', 'submitted', 'won']);
    expect(kindsIn(won).at(-1)).toBe('won');
    expect(won.timeline.find(({ kind }) => kind === 'submitted')?.by).toBe(dispute.merchant.person.email);
    expect(effectOf(won)).toEqual([...heldAndFee, ['dispute_hold', 10_000]]);
    expect((await balances(testPlatform, dispute.merchant)).availableBalance).toBe(8_180);
    expect(await setsOf(dispute)).toEqual([
      ['Dispute opened', 'platform'],
      ['Dispute won', 'platform'],
    ]);
    expect((await actionsOn(dispute)).toSorted()).toEqual([
      'dispute.evidence',
      'dispute.evidence',
      'dispute.evidence',
      'dispute.submit',
    ]);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('loses a dispute whose evidence lacks the winning text', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'They were here, I remember them.' });
    await tell(dispute, 'submit');
    await decided();
    const lost = await detail(dispute);
    expect([lost.status, kindsIn(lost)]).toEqual(['lost', ['opened', 'evidence_saved', 'submitted', 'lost']]);
    expect(effectOf(lost)).toEqual([...heldAndFee, ['dispute_hold', 10_000], ['transaction', -10_000]]);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('leaves a contested dispute open until the bank decides', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    await tell(dispute, 'submit');
    await passTime(testPlatform, 2_999);
    expect((await detail(dispute)).status).toBe('under_review');
  });

  it('refuses to submit a dispute without the required evidence', async () => {
    const dispute = await disputed('product_not_received');
    await save(dispute, { explanation: 'It was delivered.', delivery_date: '  ' });
    const refused = await tell(dispute, 'submit');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'evidence_missing', fields: { 'texts.delivery_date': 'This field is required.' } },
    ]);
    expect((await detail(dispute)).status).toBe('pending');
  });

  it.each([
    ['for another reason', { tracking_number: '1Z' }],
    ['for a file', { receipt: 'text' }],
    ['with a built-in property name', { constructor: 'text' }],
  ])('refuses an evidence text %s', async (_, texts) => {
    const refused = await save(await disputed(), texts);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'evidence_not_asked', fields: { [`texts.${Object.keys(texts)[0]}`]: expect.any(String) } },
    ]);
  });

  it('refuses changes to a submitted dispute', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'Said once.' });
    const [file] = getDispute.response.parse((await addFile(dispute)).body).files;
    await tell(dispute, 'submit');
    const responses = [
      await save(dispute, { explanation: 'Said again.' }),
      await addFile(dispute),
      await tell(dispute, 'files/remove', { fileId: file?.id }),
      await tell(dispute, 'submit'),
      await tell(dispute, 'accept'),
    ];
    expect(responses.map(({ status, body }) => [status, Object(body).code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'dispute_answered']),
    );
    await decided();
    expect((await tell(dispute, 'accept')).body).toMatchObject({ code: 'dispute_closed' });
    const shown = await detail(dispute);
    expect(shown.evidence[0]?.text).toBe('Said once.');
    expect(shown.files).toHaveLength(1);
  });

  it(
    'submits evidence by a job if the process died before submitting it',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      const dispute = await disputed();
      await save(dispute, { explanation: 'winning_evidence' });
      const respond = vi
        .spyOn(testPlatform.platform.processor, 'respond')
        .mockRejectedValueOnce(new Error('killed'));
      expect((await tell(dispute, 'submit')).status).toBe(200);
      await testPlatform.platform.background.settled();
      respond.mockRestore();
      expect((await detail(dispute)).status).toBe('under_review');
      await passTime(testPlatform, 5_000);
      await passTime(testPlatform, 3_000);
      expect((await detail(dispute)).status).toBe('won');
      expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
    },
  );

  it(
    'closes a dispute by a job if the process died before recording the outcome',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      const dispute = await disputed();
      await save(dispute, { explanation: 'winning_evidence' });
      await tell(dispute, 'submit');
      await testPlatform.platform.background.settled();
      await moveClock(testPlatform, 3_000);
      const { processor } = testPlatform.platform;
      const dying = {
        ...testPlatform.platform,
        processor: {
          ...processor,
          respond: async (response: Parameters<typeof processor.respond>[0]) => {
            await processor.respond(response);
            throw new Error('killed');
          },
        },
      };
      const subject = subjectOf({ accountId: dispute.merchant.accountId, id: dispute.id });
      await expect(runJob(dying, { task: 'resolve_dispute', subject })).rejects.toThrow('killed');
      expect((await detail(dispute)).status).toBe('under_review');
      await passTime(testPlatform, 600_000);
      await runDueJobs(testPlatform);
      expect((await detail(dispute)).status).toBe('won');
      expect((await setsOf(dispute)).map(([description]) => description)).toEqual([
        'Dispute opened',
        'Dispute won',
      ]);
    },
  );
});

describe('an accepted dispute', () => {
  it('loses an accepted dispute immediately and names the person who accepted it', async () => {
    const dispute = await disputed();
    const held = await balances(testPlatform, dispute.merchant);
    const accepted = await tell(dispute, 'accept');
    expect([accepted.status, accepted.body]).toMatchObject([200, { status: 'lost', answerable: false }]);
    const lost = await detail(dispute);
    expect(kindsIn(lost)).toEqual(['opened', 'accepted', 'lost']);
    expect(effectOf(lost)).toEqual([...heldAndFee, ['dispute_hold', 10_000], ['transaction', -10_000]]);
    expect(await balances(testPlatform, dispute.merchant)).toEqual(held);
    expect(await setsOf(dispute)).toEqual([
      ['Dispute opened', 'platform'],
      ['Dispute lost', dispute.merchant.person.email],
    ]);
    expect(await actionsOn(dispute)).toEqual(['dispute.accept']);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('accepts a dispute whose payment is still pending', async () => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 40 });
    const card = await addCard(testPlatform, merchant);
    const paid = await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card });
    const paymentId = transactionIn(paid).id;
    const dispute = { merchant, paymentId, id: await disputeOf(testPlatform, paymentId) };
    const { pendingBalance } = await balances(testPlatform, merchant);
    await tell(dispute, 'accept');
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance, availableBalance: 0 });
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });
});

describe('a dispute past its deadline', () => {
  it('loses a dispute at its deadline, after which it cannot be contested', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    await moveClock(testPlatform, 14 * dayMs);
    const late = [await tell(dispute, 'submit'), await tell(dispute, 'accept'), await addFile(dispute)];
    expect(late.map(({ status, body }) => [status, Object(body).code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'dispute_overdue']),
    );
    expect((await detail(dispute)).answerable).toBe(false);
    await runDueJobs(testPlatform);
    expect(kindsIn(await detail(dispute))).toEqual(['opened', 'evidence_saved', 'expired', 'lost']);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('leaves a dispute open at its deadline if it was contested before', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    await tell(dispute, 'submit');
    await moveClock(testPlatform, 14 * dayMs);
    await expireDispute(testPlatform.platform, { accountId: dispute.merchant.accountId, id: dispute.id });
    expect((await detail(dispute)).status).toBe('under_review');
  });
});

describe('concurrent and repeated responses to disputes', () => {
  it(
    'submits evidence once for concurrent requests, with or without a key',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      const dispute = await disputed();
      await save(dispute, { explanation: 'winning_evidence' });
      const keyed = await Promise.all(
        Array.from({ length: 6 }, () => tell(dispute, 'submit', {}, 'one-attempt')),
      );
      expect(keyed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      const other = await disputed();
      await save(other, { explanation: 'winning_evidence' });
      const plain = await Promise.all(Array.from({ length: 6 }, () => tell(other, 'submit')));
      expect(statusesOf(plain)).toEqual([200, 409, 409, 409, 409, 409]);
      await decided();
      for (const each of [dispute, other]) {
        expect((await setsOf(each)).map(([description]) => description)).toEqual([
          'Dispute opened',
          'Dispute won',
        ]);
      }
    },
  );

  it(
    'lets exactly one of several concurrent submissions and acceptances succeed',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      for (let round = 0; round < 4; round += 1) {
        const dispute = await disputed();
        await save(dispute, { explanation: 'winning_evidence' });
        const responses = await Promise.all([
          ...Array.from({ length: 4 }, () => tell(dispute, 'submit')),
          ...Array.from({ length: 4 }, () => tell(dispute, 'accept')),
        ]);
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
        await decided();
        const ends = (await setsOf(dispute)).map(([description]) => description);
        expect(ends).toHaveLength(2);
      }
      expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
    },
  );
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const pdfAfterLineBreak = Buffer.from('\r\n%PDF-1.7\n');
const ofBytes = (length: number) => Buffer.concat([jpeg], length).toString('base64');

describe('an evidence file', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['application/pdf', pdfAfterLineBreak],
  ])(
    'recognizes an evidence file as %s by its first bytes and not by its name',
    { meta: { shows: ['threat:5.9', 'asvs:V5.2.2', 'asvs:V5.4.1'] } },
    async (mediaType, content) => {
      const added = await addFile(await disputed(), {
        name: 'page.html',
        content: content.toString('base64'),
      });
      expect([added.status, added.body]).toMatchObject([201, { files: [{ name: 'page.html', mediaType }] }]);
    },
  );

  it.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an executable', Buffer.from('MZ')],
    ['an empty file', Buffer.alloc(0)],
    ['a PDF after the first 1,024 bytes', Buffer.from(`${' '.repeat(1020)}%PDF-1.7`)],
  ])(
    'refuses %s as an evidence file',
    { meta: { shows: ['threat:5.9', 'asvs:V5.2.2'] } },
    async (_, content) => {
      const dispute = await disputed();
      const refused = await addFile(dispute, { content: content.toString('base64') });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'invalid_file', fields: { content: 'Choose a PDF, PNG or JPEG file.' } },
      ]);
      expect((await detail(dispute)).files).toEqual([]);
    },
  );

  it(
    'accepts an evidence file of 2 MB and refuses larger files',
    { meta: { shows: ['threat:5.9', 'asvs:V5.1.1', 'asvs:V5.2.1'] } },
    async () => {
      const dispute = await disputed();
      expect((await addFile(dispute, { content: ofBytes(maximumEvidenceBytes) })).status).toBe(201);
      const larger = await addFile(dispute, { content: ofBytes(maximumEvidenceBytes + 1) });
      expect([larger.status, larger.body]).toMatchObject([
        422,
        { fields: { content: 'Choose a file of 2 MB or less.' } },
      ]);
      expect((await addFile(dispute, { content: ofBytes(maximumEvidenceBytes * 2) })).status).toBe(413);
      expect((await detail(dispute)).files.map(({ sizeBytes }) => sizeBytes)).toEqual([maximumEvidenceBytes]);
    },
  );

  it(
    'stores at most five evidence files, even for concurrent uploads, and removes a file',
    { meta: { shows: ['threat:5.9', 'asvs:V5.2.1'] } },
    async () => {
      const dispute = await disputed();
      const responses = await Promise.all(Array.from({ length: 8 }, () => addFile(dispute)));
      expect(statusesOf(responses)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
      const [first] = (await detail(dispute)).files;
      const removed = await tell(dispute, 'files/remove', { fileId: first?.id });
      expect(getDispute.response.parse(removed.body).files).toHaveLength(4);
      expect((await tell(dispute, 'files/remove', { fileId: first?.id })).status).toBe(200);
    },
  );

  it('removes an evidence file only from its own dispute', { meta: { shows: ['threat:5.9'] } }, async () => {
    const dispute = await disputed();
    const [file] = getDispute.response.parse((await addFile(dispute)).body).files;
    await tell(await disputed(), 'files/remove', { fileId: file?.id });
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it('adds an evidence file once per key', async () => {
    const dispute = await disputed();
    const json = { field: 'receipt', name: 'receipt.pdf', content: pdf };
    const twice = await Promise.all([1, 2].map(() => tell(dispute, 'files', json, 'one-file')));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it("refuses an evidence file that the dispute's reason does not call for", async () => {
    const refused = await addFile(await disputed(), { field: 'photograph' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'evidence_not_asked', fields: { field: expect.any(String) } },
    ]);
  });

  it(
    'returns an evidence file as JSON, and only to people with access to the dispute',
    { meta: { shows: ['threat:5.9', 'asvs:V5.3.1'] } },
    async () => {
      const dispute = await disputed();
      const content = Buffer.concat([Buffer.from('%PDF-'), Buffer.from('a receipt')]).toString('base64');
      await addFile(dispute, { content, name: 'receipt.pdf' });
      const { merchant, id } = dispute;
      const [file] = (await detail(dispute)).files;
      const path = `/disputes/${id}/files/${file?.id}`;
      const given = await read(testPlatform, merchant, path);
      expect(given.headers.get('content-type')).toContain('application/json');
      expect(given.body).toEqual({ ...file, content });
      await tell(dispute, 'accept');
      expect((await read(testPlatform, merchant, path)).body).toEqual({ ...file, content });
      const other = await disputed();
      const foreign = [
        path,
        `/disputes/${other.id}/files/${file?.id}`,
        `/disputes/${other.id}/files/dfl_none`,
      ];
      for (const address of foreign) {
        expect((await read(testPlatform, other.merchant, address)).status).toBe(404);
      }
    },
  );
});

const attach = (dispute: Disputed, key?: string) => tell(dispute, 'receipt', {}, key);

describe('an attached receipt', () => {
  it('attaches a PDF receipt of the payment once for any number of requests', async () => {
    const dispute = await disputed('product_not_received');
    const name = `receipt-${dispute.paymentId}.pdf`;
    const added = await attach(dispute);
    expect([added.status, added.body]).toMatchObject([
      201,
      { files: [{ field: 'receipt', name, mediaType: 'application/pdf' }] },
    ]);
    const [file] = (await detail(dispute)).files;
    const given = await read(testPlatform, dispute.merchant, `/disputes/${dispute.id}/files/${file?.id}`);
    const { content } = getDisputeFile.response.parse(given.body);
    const { pages, isTagged } = await readPdf(new Uint8Array(Buffer.from(content, 'base64')));
    expect(isTagged).toBe(true);
    expect(pages).toHaveLength(1);
    expect(pages.flat().flat()).toEqual(expect.arrayContaining(['$100.00', dispute.paymentId]));
    const responses = await Promise.all([attach(dispute), attach(dispute, 'key'), attach(dispute, 'key')]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it('counts an attached receipt toward the limit of five files', async () => {
    const dispute = await disputed();
    for (let count = 0; count < 5; count += 1) await addFile(dispute);
    const refused = await attach(dispute);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'evidence_files_full' }]);
  });

  it('refuses to attach a receipt to an answered dispute, but returns the first response for a repeated key', async () => {
    const dispute = await disputed();
    const first = await attach(dispute, 'key');
    await tell(dispute, 'accept');
    const responses = [await attach(dispute), await attach(dispute, 'key')];
    expect(responses.map(({ status }) => status)).toEqual([409, 201]);
    expect(responses[1]?.body).toEqual(first.body);
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it('attaches no receipt for another account', async () => {
    const dispute = await disputed();
    const other = await disputed();
    expect((await attach({ ...dispute, merchant: other.merchant })).status).toBe(404);
    expect((await detail(dispute)).files).toEqual([]);
  });
});

it("returns a dispute's payment, card and facts that counter the claim", async () => {
  const dispute = await disputed('unrecognized');
  const { payment, supportingFacts } = await detail(dispute);
  expect(payment).toMatchObject({
    amount: 10_000,
    method: 'card',
    lastFour: expect.stringMatching(/^\d{4}$/),
    cardBrand: expect.any(String),
    paymentInstrumentId: expect.any(String),
  });
  expect(supportingFacts).toEqual(['statement_descriptor', 'receipt_address', 'earlier_payments']);
});

it('lets an internal admin read an evidence file, with an audit entry', async () => {
  const dispute = await disputed();
  await addFile(dispute);
  const [file] = (await detail(dispute)).files;
  const admin = await newPerson(testPlatform, ['internal_admin']);
  const token = await beginSession(testPlatform.platform, admin.userId);
  const given = await get(testPlatform.web, `/api/disputes/${dispute.id}/files/${file?.id}`, { token });
  expect(given.body).toMatchObject({ ...file, content: pdf });
  const { rows } = await testPlatform.owner.query<{ action: string; subject: string | null }>(
    'select action, subject from audit_trail where user_id = $1 and account_id = $2',
    [admin.userId, dispute.merchant.accountId],
  );
  expect(rows).toEqual([{ action: 'admin.read', subject: 'getDisputeFile' }]);
});
