import { getDispute, maximumEvidenceBytes, type DisputeDetail } from '@tillbook/contract';
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
import { lookForWork, passTime } from '../../../test/passing-time.ts';
import { post, type Answer } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { runJob } from '../../jobs/tasks.ts';
import { beginSession } from '../../access/sessions.ts';
import { expireDispute } from './lose-dispute.ts';

let test: TestPlatform;

const dayMs = 86_400_000;
const pdf = Buffer.from('%PDF-1.7\n').toString('base64');

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

type Disputed = { readonly merchant: Merchant; readonly id: string; readonly paymentId: string };

/** A payment of $100 that is disputed. */
const disputed = async (reason = 'fraudulent'): Promise<Disputed> => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  const paid = await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card });
  const { id: paymentId } = transactionIn(paid);
  return { merchant, id: await disputeOf(test, paymentId, reason), paymentId };
};

const detail = async ({ merchant, id }: Disputed): Promise<DisputeDetail> =>
  getDispute.response.parse((await read(test, merchant, `/disputes/${id}`)).body);

const tell = async (
  { merchant, id }: Disputed,
  deed: string,
  json: unknown = {},
  key?: string,
): Promise<Answer> =>
  post(test.web, `/api/disputes/${id}/${deed}`, json, {
    token: await beginSession(test.platform, merchant.person.userId),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const save = (dispute: Disputed, texts: Readonly<Record<string, string>>) =>
  tell(dispute, 'evidence', { texts });

const addFile = (dispute: Disputed, file: Readonly<Record<string, unknown>> = {}) =>
  tell(dispute, 'files', { field: 'receipt', name: 'receipt.pdf', content: pdf, ...file });

const decided = () => passTime(test, 3_000);

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const kindsIn = ({ timeline }: DisputeDetail) => timeline.map(({ kind }) => kind);

const effectOf = ({ ledgerEntries }: DisputeDetail) =>
  ledgerEntries.map(({ category, type, amount }) => [category, type === 'credit' ? amount : -amount]);

const setsOf = async ({ id }: Disputed) => {
  const { rows } = await test.owner.query<{ description: string; created_by: string }>(
    'select description, created_by from entry_sets where reference = $1 order by ordinal',
    [id],
  );
  return rows.map(({ description, created_by }) => [description, created_by]);
};

const actionsOn = async ({ id, merchant }: Disputed) => {
  const { rows } = await test.owner.query<{ action: string }>(
    'select action from audit_trail where subject = $1 and account_id = $2 and user_id = $3 order by id',
    [id, merchant.accountId, merchant.person.userId],
  );
  return rows.map(({ action }) => action);
};

const heldAndFee = [
  ['dispute_hold', -10_000],
  ['dispute_penalty_fee', -1_500],
];

describe('a dispute that is answered', () => {
  it('keeps its draft, goes to the bank once, and is won with the text that wins', async () => {
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
    expect((await balances(test, dispute.merchant)).availableBalance).toBe(8_180);
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
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('is lost with any other text', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'They were here, I remember them.' });
    await tell(dispute, 'submit');
    await decided();
    const lost = await detail(dispute);
    expect([lost.status, kindsIn(lost)]).toEqual(['lost', ['opened', 'evidence_saved', 'submitted', 'lost']]);
    expect(effectOf(lost)).toEqual([...heldAndFee, ['dispute_hold', 10_000], ['transaction', -10_000]]);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('is not decided before the bank has', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    await tell(dispute, 'submit');
    await passTime(test, 2_999);
    expect((await detail(dispute)).status).toBe('under_review');
  });

  it('waits for what its reason requires', async () => {
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
    ['of another reason', { tracking_number: '1Z' }],
    ['that is a file', { receipt: 'text' }],
    ['with a name of the language', { constructor: 'text' }],
  ])('takes no text %s', async (_, texts) => {
    const refused = await save(await disputed(), texts);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'evidence_not_asked', fields: { [`texts.${Object.keys(texts)[0]}`]: expect.any(String) } },
    ]);
  });

  it('cannot be changed any more', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'Said once.' });
    const [file] = getDispute.response.parse((await addFile(dispute)).body).files;
    await tell(dispute, 'submit');
    const answers = [
      await save(dispute, { explanation: 'Said again.' }),
      await addFile(dispute),
      await tell(dispute, 'files/remove', { fileId: file?.id }),
      await tell(dispute, 'submit'),
      await tell(dispute, 'accept'),
    ];
    expect(answers.map(({ status, body }) => [status, Object(body).code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'dispute_answered']),
    );
    await decided();
    expect((await tell(dispute, 'accept')).body).toMatchObject({ code: 'dispute_closed' });
    const shown = await detail(dispute);
    expect(shown.evidence[0]?.text).toBe('Said once.');
    expect(shown.files).toHaveLength(1);
  });

  it(
    'is handed over by a job where its process has died before the bank was asked',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      const dispute = await disputed();
      await save(dispute, { explanation: 'winning_evidence' });
      const respond = vi.spyOn(test.platform.processor, 'respond').mockRejectedValueOnce(new Error('killed'));
      expect((await tell(dispute, 'submit')).status).toBe(200);
      await test.platform.background.settled();
      respond.mockRestore();
      expect((await detail(dispute)).status).toBe('under_review');
      await passTime(test, 5_000);
      await passTime(test, 3_000);
      expect((await detail(dispute)).status).toBe('won');
      expect(await findViolations(test.platform.database.pool)).toEqual([]);
    },
  );

  it(
    'is closed by a job where its process has died between the judgement and its record',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      const dispute = await disputed();
      await save(dispute, { explanation: 'winning_evidence' });
      await tell(dispute, 'submit');
      await test.platform.background.settled();
      test.clock.moveBy(3_000);
      const { processor } = test.platform;
      const dying = {
        ...test.platform,
        processor: {
          ...processor,
          respond: async (response: Parameters<typeof processor.respond>[0]) => {
            await processor.respond(response);
            throw new Error('killed');
          },
        },
      };
      await expect(runJob(dying, { task: 'resolve_dispute', subject: dispute.id })).rejects.toThrow('killed');
      expect((await detail(dispute)).status).toBe('under_review');
      await passTime(test, 600_000);
      await lookForWork(test);
      expect((await detail(dispute)).status).toBe('won');
      expect((await setsOf(dispute)).map(([description]) => description)).toEqual([
        'Dispute opened',
        'Dispute won',
      ]);
    },
  );
});

describe('a dispute that is accepted', () => {
  it('is lost at once, by whom it says', async () => {
    const dispute = await disputed();
    const held = await balances(test, dispute.merchant);
    const accepted = await tell(dispute, 'accept');
    expect([accepted.status, accepted.body]).toMatchObject([200, { status: 'lost', answerable: false }]);
    const lost = await detail(dispute);
    expect(kindsIn(lost)).toEqual(['opened', 'accepted', 'lost']);
    expect(effectOf(lost)).toEqual([...heldAndFee, ['dispute_hold', 10_000], ['transaction', -10_000]]);
    expect(await balances(test, dispute.merchant)).toEqual(held);
    expect(await setsOf(dispute)).toEqual([
      ['Dispute opened', 'platform'],
      ['Dispute lost', dispute.merchant.person.email],
    ]);
    expect(await actionsOn(dispute)).toEqual(['dispute.accept']);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('is accepted while its money waits for a settlement, and after that', async () => {
    const merchant = await newMerchant(test, { cardSettlementDays: 40 });
    const card = await addCard(test, merchant);
    const paid = await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card });
    const paymentId = transactionIn(paid).id;
    const dispute = { merchant, paymentId, id: await disputeOf(test, paymentId) };
    const { pendingBalance } = await balances(test, merchant);
    await tell(dispute, 'accept');
    expect(await balances(test, merchant)).toEqual({ pendingBalance, availableBalance: 0 });
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });
});

describe('a dispute whose time is over', () => {
  it('is lost, and takes no answer', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    test.clock.moveBy(14 * dayMs);
    const late = [await tell(dispute, 'submit'), await tell(dispute, 'accept'), await addFile(dispute)];
    expect(late.map(({ status, body }) => [status, Object(body).code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'dispute_overdue']),
    );
    expect((await detail(dispute)).answerable).toBe(false);
    await lookForWork(test);
    expect(kindsIn(await detail(dispute))).toEqual(['opened', 'evidence_saved', 'expired', 'lost']);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('is not lost where it was answered in the last moment', async () => {
    const dispute = await disputed();
    await save(dispute, { explanation: 'winning_evidence' });
    await tell(dispute, 'submit');
    test.clock.moveBy(14 * dayMs);
    await expireDispute(test.platform, dispute.id);
    expect((await detail(dispute)).status).toBe('under_review');
  });
});

describe('what is done twice', () => {
  it(
    'is submitted once: under one key each gets the first answer, without one the others are refused',
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
    'is submitted, accepted or lost by its deadline, and never two of these',
    { meta: { shows: ['threat:3.7'] } },
    async () => {
      for (let round = 0; round < 4; round += 1) {
        const dispute = await disputed();
        await save(dispute, { explanation: 'winning_evidence' });
        const answers = await Promise.all([
          ...Array.from({ length: 4 }, () => tell(dispute, 'submit')),
          ...Array.from({ length: 4 }, () => tell(dispute, 'accept')),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
        await decided();
        const ends = (await setsOf(dispute)).map(([description]) => description);
        expect(ends).toHaveLength(2);
      }
      expect(await findViolations(test.platform.database.pool)).toEqual([]);
    },
  );
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const ofBytes = (length: number) => Buffer.concat([jpeg], length).toString('base64');

describe('a file', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])(
    'is %s by its first bytes, whatever it is called',
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
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF further down', Buffer.from('x%PDF-1.7')],
  ])('is refused where it is %s', { meta: { shows: ['threat:5.9', 'asvs:V5.2.2'] } }, async (_, content) => {
    const dispute = await disputed();
    const refused = await addFile(dispute, { content: content.toString('base64') });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'invalid_file', fields: { content: 'Choose a PDF, PNG or JPEG file.' } },
    ]);
    expect((await detail(dispute)).files).toEqual([]);
  });

  it(
    'is taken up to 2 MB and refused beyond',
    { meta: { shows: ['threat:5.9', 'asvs:V5.1.1', 'asvs:V5.2.1'] } },
    async () => {
      const dispute = await disputed();
      expect((await addFile(dispute, { content: ofBytes(maximumEvidenceBytes) })).status).toBe(201);
      const larger = await addFile(dispute, { content: ofBytes(maximumEvidenceBytes + 1) });
      expect([larger.status, larger.body]).toMatchObject([
        422,
        { fields: { content: 'Choose a file of at most 2 MB.' } },
      ]);
      expect((await addFile(dispute, { content: ofBytes(maximumEvidenceBytes * 2) })).status).toBe(413);
      expect((await detail(dispute)).files.map(({ sizeBytes }) => sizeBytes)).toEqual([maximumEvidenceBytes]);
    },
  );

  it(
    'is one of five at most, also where they come at once, and can be taken out again',
    { meta: { shows: ['threat:5.9', 'asvs:V5.2.1'] } },
    async () => {
      const dispute = await disputed();
      const answers = await Promise.all(Array.from({ length: 8 }, () => addFile(dispute)));
      expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
      const [first] = (await detail(dispute)).files;
      const removed = await tell(dispute, 'files/remove', { fileId: first?.id });
      expect(getDispute.response.parse(removed.body).files).toHaveLength(4);
      expect((await tell(dispute, 'files/remove', { fileId: first?.id })).status).toBe(200);
    },
  );

  it('is taken out of its own dispute alone', { meta: { shows: ['threat:5.9'] } }, async () => {
    const dispute = await disputed();
    const [file] = getDispute.response.parse((await addFile(dispute)).body).files;
    await tell(await disputed(), 'files/remove', { fileId: file?.id });
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it('is added once under one key', async () => {
    const dispute = await disputed();
    const json = { field: 'receipt', name: 'receipt.pdf', content: pdf };
    const twice = await Promise.all([1, 2].map(() => tell(dispute, 'files', json, 'one-file')));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await detail(dispute)).files).toHaveLength(1);
  });

  it('that the reason does not ask for is refused', async () => {
    const refused = await addFile(await disputed(), { field: 'photograph' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'evidence_not_asked', fields: { field: expect.any(String) } },
    ]);
  });

  it('is given out by no call', { meta: { shows: ['threat:5.9', 'asvs:V5.3.1'] } }, async () => {
    const dispute = await disputed();
    const secret = Buffer.concat([Buffer.from('%PDF-'), Buffer.from('only the bank reads this')]);
    const added = await addFile(dispute, { content: secret.toString('base64') });
    const { merchant, id } = dispute;
    const shown = await read(test, merchant, `/disputes/${id}`);
    const [file] = getDispute.response.parse(shown.body).files;
    for (const { text } of [added, shown]) expect(text).not.toContain(secret.toString('base64').slice(8, 24));
    for (const path of [`/disputes/${id}/files`, `/disputes/${id}/files/${file?.id}`]) {
      expect([404, 405]).toContain((await read(test, merchant, path)).status);
    }
  });
});
