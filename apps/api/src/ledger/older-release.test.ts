import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let paymentId: string;
let settlement: unknown;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  paymentId = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
  ).id;
  settlement = await call('settle', {
    accountId: merchant.accountId,
    now: testPlatform.clock.now(),
    settlementId: 'stl_older',
    entrySetId: 'gls_older_settlement',
    createdBy: 'platform',
  });
});

afterAll(() => testPlatform.close());

/** Calls a function as the release before ADR 22 does. */
const call = async (name: string, request: object): Promise<unknown> => {
  const { rows } = await testPlatform.platform.database.pool.query<{ answer: unknown }>(
    `select ledger.${name}($1) as answer`,
    [JSON.stringify(request)],
  );
  return rows[0]?.answer;
};

const post = (posting: object) =>
  call('post', { account_id: merchant.accountId, now: testPlatform.clock.now(), ...posting });

const rowOf = async (statement: string, id: string): Promise<unknown> =>
  (await testPlatform.owner.query<Record<string, unknown>>(statement, [id])).rows[0];

const disputeRow = (id: string): Promise<unknown> => rowOf('select * from disputes where id = $1', id);

const refund = (id: string, amountCents: number) => ({
  id,
  list: 'refunds',
  type: 'push',
  subtype: 'refund',
  status: 'pending',
  amount_cents: amountCents,
  parent_transaction_id: paymentId,
  tags: { orderNumber: '7' },
});

const entrySet = (id: string, amountCents: number) => ({
  set_id: `gls_${id}`,
  reference: id,
  description: 'Refund',
  created_by: 'Dana',
  line_accounts: ['gla_merchant_payable_available', 'gla_processor_clearing'],
  line_cents: [amountCents, -amountCents],
  entry_ids: [`ent_${id}`],
  entry_transaction_ids: [id],
  entry_cents: [-amountCents],
  entry_categories: ['transaction'],
  entry_descriptions: ['Refund'],
});

describe('requests of an older release', () => {
  it('settles for the older release', async () => {
    expect(settlement).toMatchObject({
      ok: true,
      settlement: { id: 'stl_older', account_id: merchant.accountId },
    });
    expect(await rowOf('select created_by from entry_sets where reference = $1', 'stl_older')).toEqual({
      created_by: 'platform',
    });
  });

  it('posts a refund of the older release with its key, conditions and audit entry', async () => {
    const attempt = {
      call: 'refundTransaction',
      keys: ['older'],
      bodyHmac: 'c0ffee',
      transactionId: 'txn_older',
      responseStatus: 201,
    };
    const posting = {
      attempt,
      requires: { parentId: paymentId, refundableCents: 1000, parentState: 'settled' },
      transactions: [refund('txn_older', 1000)],
      ...entrySet('txn_older', 1000),
      audit: { id: 'aud_older', action: 'refund.create', userId: 'usr_older', clientAddress: '192.0.2.1' },
    };
    expect(await post(posting)).toMatchObject({
      ok: true,
      transaction: { id: 'txn_older', tags: { orderNumber: '7' } },
    });
    expect(
      await rowOf('select * from idempotency_records where transaction_id = $1', 'txn_older'),
    ).toMatchObject({
      account_id: merchant.accountId,
      call: 'refundTransaction',
      key: 'older',
      body_hmac: Buffer.from('c0ffee', 'hex'),
      response_status: 201,
      response: { id: 'txn_older', tags: { orderNumber: '7' } },
    });
    expect(await rowOf('select * from audit_trail where id = $1', 'aud_older')).toMatchObject({
      user_id: 'usr_older',
      subject: 'txn_older',
      client_address: '192.0.2.1',
    });
    expect(await post({ ...posting, ...entrySet('txn_again', 1000) })).toMatchObject({
      ok: false,
      code: 'key_seen',
    });
  });

  it('records a refusal of the older release with the original field names', async () => {
    const response = { code: 'invalid_input', fields: { serialNumber: 'You must select a device' } };
    const attempt = {
      call: 'createTransaction',
      keys: ['refused'],
      bodyHmac: '00',
      responseStatus: 422,
      response,
    };
    expect(await post({ attempt })).toMatchObject({ ok: true });
    expect(
      await rowOf('select response_status, response from idempotency_records where key = $1', 'refused'),
    ).toEqual({ response_status: 422, response });
  });

  it.each([
    ['amount_over_available', { availableCents: 1_000_000 }],
    ['instrument_not_payable', { payoutInstrumentId: 'pi_of_nobody' }],
    ['amount_over_refundable', { refundableCents: 10_001 }],
    ['parent_settled', { parentState: 'pending' }],
    ['time_moved_on', { recordedBefore: new Date(0) }],
  ])('refuses a posting of the older release with %s', async (code, condition) => {
    expect(await post({ requires: { parentId: paymentId, ...condition } })).toMatchObject({
      ok: false,
      code,
    });
  });

  it('opens, grows and closes a dispute for the older release', async () => {
    const respondBy = new Date('2030-01-01T00:00:00Z');
    await post({
      opensDispute: {
        id: 'dp_older',
        transactionId: paymentId,
        amountCents: 500,
        reason: 'fraud',
        respondBy,
      },
      requires: { parentId: paymentId },
    });
    expect(await disputeRow('dp_older')).toMatchObject({
      transaction_id: paymentId,
      amount_cents: '500',
      respond_by: respondBy,
      status: 'pending',
    });
    await post({ growsDispute: { id: 'dp_older', byCents: 250 }, requires: { parentId: paymentId } });
    expect(await disputeRow('dp_older')).toMatchObject({ amount_cents: '750' });
    const closing = { closesDispute: { id: 'dp_older', status: 'won' }, requires: { parentId: paymentId } };
    expect(await post(closing)).toMatchObject({ ok: true });
    expect(await disputeRow('dp_older')).toMatchObject({ status: 'won' });
    expect(await post(closing)).toMatchObject({ ok: false, code: 'dispute_closed' });
  });

  it('drafts, replaces, posts and reverses a manual entry set for the older release', async () => {
    const draft = {
      id: 'gls_draft',
      reference: 'draft',
      description: 'Drafted',
      createdBy: 'usr_older',
      effectiveAt: new Date('2026-01-02T00:00:00Z'),
      lines: [
        { account: 'gla_operating_bank_account', debit_cents: 300, credit_cents: 0 },
        { account: 'gla_retained_earnings', debit_cents: 0, credit_cents: 300 },
      ],
    };
    const written = () => rowOf('select * from entry_sets where id = $1', 'gls_draft');
    await call('draft_entry_set', draft);
    expect(await written()).toMatchObject({ created_by: 'usr_older', effective_at: draft.effectiveAt });
    const effectiveAt = new Date('2026-01-03T00:00:00Z');
    expect(await call('replace_draft', { ...draft, createdBy: undefined, effectiveAt })).toBeNull();
    expect(await written()).toMatchObject({ effective_at: effectiveAt, status: 'Draft' });
    const now = testPlatform.clock.now();
    expect(await call('post_entry_set', { id: draft.id, now })).toBeNull();
    const reversal = { id: draft.id, reversalId: 'gls_reversal', createdBy: 'usr_older', now };
    expect(await call('reverse_entry_set', reversal)).toBeNull();
    expect(await rowOf('select * from entry_sets where id = $1', 'gls_reversal')).toMatchObject({
      reverses_entry_set_id: 'gls_draft',
      created_by: 'usr_older',
    });
  });

  it('takes a snapshot for the older release', async () => {
    // A snapshot waits for all transactions older than the entry sets, in any test's database.
    await expect
      .poll(() => call('take_snapshot', { entrySets: 1, now: testPlatform.clock.now() }))
      .toBe(true);
    expect(await call('take_snapshot', { entrySets: 10_000, now: testPlatform.clock.now() })).toBe(false);
  });

  it('finds ordinals, tallies rows and rolls up activity under the old function names', async () => {
    const { accountId } = merchant;
    const { rows } = await testPlatform.platform.database.pool.query<Record<string, unknown>>(
      `select ledger.place_since($1, 'payments', 1, now() + interval '1 day') as place,
              (select count(*)::int from ledger.tally_entries($1, 1, 1)) as entries,
              (select occurrences::int from ledger.tally_payments($1, 1, 1)) as payments,
              ledger.keep_activity($1, 1, 1000) as is_more`,
      [accountId],
    );
    expect(rows).toEqual([{ place: '2', entries: 1, payments: 1, is_more: false }]);
    expect(await rowOf('select payment_ordinal from activity_kept where account_id = $1', accountId)).toEqual(
      { payment_ordinal: '1' },
    );
  });

  it('locks an account under the old function name', async () => {
    const client = await testPlatform.platform.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select ledger.hold_account($1)', [merchant.accountId]);
      expect(
        await rowOf(
          'select account_id from merchant_ledgers where account_id = $1 for update skip locked',
          merchant.accountId,
        ),
      ).toBeUndefined();
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('returns the previous permission of payouts to the older release', async () => {
    const { rows } = await testPlatform.platform.database.pool.query<{ before: unknown }>(
      `select ledger.change_account_status($1, 'active', false) as before`,
      [merchant.accountId],
    );
    expect(rows[0]?.before).toMatchObject({ status: 'active', payoutsAllowed: true });
  });
});

const asOwner = async (statement: string, values: readonly unknown[]): Promise<unknown> => {
  const { rows } = await testPlatform.owner.query<{ answer: unknown }>(
    `select (${statement}) as answer from merchant_ledgers b where account_id = '${merchant.accountId}'`,
    [...values],
  );
  return rows[0]?.answer;
};

/**
 * Calls the functions that `ledger.post` of the older release calls after it waited for a lock during the
 * upgrade.
 */
describe('a posting that began before the newer release', () => {
  it('refuses a posting that waited during the upgrade if a condition fails', async () => {
    const posting = { requires: { availableCents: 1_000_000 } };
    expect(await asOwner('ledger.refusal($1, b)', [posting])).toBe('amount_over_available');
  });

  it('completes a posting that waited during the upgrade with its transaction, dispute, key and balances', async () => {
    const added = refund('txn_waited', 100);
    expect(
      await asOwner('select to_jsonb(a) from ledger.add_transactions($1, b) a', [JSON.stringify([added])]),
    ).toMatchObject({
      book: { account_id: merchant.accountId, refund_count: 2 },
      rows: [{ id: 'txn_waited', ordinal: 2 }],
    });
    const opened = {
      id: 'dp_waited',
      transactionId: paymentId,
      amountCents: 5,
      reason: 'fraud',
      respondBy: new Date(0),
    };
    expect(await asOwner('to_jsonb(ledger.open_dispute($1, b))', [opened])).toMatchObject({
      dispute_count: 2,
    });
    const attempt = {
      call: 'refundTransaction',
      keys: ['waited'],
      bodyHmac: 'c0de',
      transactionId: 'txn_waited',
    };
    await asOwner('ledger.remember_attempt($1, null, b)', [attempt]);
    expect(
      await rowOf('select body_hmac from idempotency_records where transaction_id = $1', 'txn_waited'),
    ).toEqual({ body_hmac: Buffer.from('c0de', 'hex') });
    await asOwner(`ledger.save_book(jsonb_populate_record(b, '{"settlement_count": 9}'))`, []);
    expect(
      await rowOf('select settlement_count from merchant_ledgers where account_id = $1', merchant.accountId),
    ).toEqual({ settlement_count: '9' });
  });
});

describe('functions that the previous release calls without the account', () => {
  it.each(['refundable_cents', 'unclaimed_cents'])(
    'finds the account of the payment in ledger.%s',
    async (name) => {
      const { rows } = await testPlatform.platform.database.pool.query(
        `select ledger.${name}($1) as found, ledger.${name}($2, $1) as expected`,
        [paymentId, merchant.accountId],
      );
      expect(rows[0].found).toBe(rows[0].expected);
      expect(rows[0].found).not.toBeNull();
    },
  );

  it('returns the transaction from ledger.refused', async () => {
    const { rows } = await testPlatform.owner.query(
      `select ledger.refused('status_changed', $1) as refused`,
      [paymentId],
    );
    expect(rows[0].refused).toMatchObject({
      ok: false,
      code: 'status_changed',
      transaction: { id: paymentId },
    });
  });
});
