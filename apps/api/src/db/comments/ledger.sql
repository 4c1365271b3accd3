COMMENT ON TABLE general_ledger_accounts IS
  'The platform''s control accounts, laid by migration 0001. Rows never change. Written by db/migrations.';
COMMENT ON COLUMN general_ledger_accounts.has_subledger IS 'Whether each merchant has a subledger of its own.';

COMMENT ON TABLE entry_sets IS
  'Sets of debits and credits in the general ledger that come to zero once posted. A business set has its lines in its own row, a manual '
  'one in entry_lines. Written by ledger.post, ledger.settle, ledger.draft_entry_set, ledger.replace_draft, ledger.post_entry_set, '
  'ledger.reverse_entry_set.';
COMMENT ON COLUMN entry_sets.ordinal IS 'The order in which sets were begun, with gaps where a posting was undone.';
COMMENT ON COLUMN entry_sets.reference IS 'The transaction, dispute or settlement of a business set; free text of a manual one.';
COMMENT ON COLUMN entry_sets.origin IS 'business, or manual: written by an internal admin.';
COMMENT ON COLUMN entry_sets.status IS 'Draft, Posted, or Reversed by another set.';
COMMENT ON COLUMN entry_sets.created_by IS 'The email of a person, or platform.';
COMMENT ON COLUMN entry_sets.account_id IS 'The merchant whose subledgers the lines of a business set belong to.';
COMMENT ON COLUMN entry_sets.line_accounts IS 'The control accounts of a business set''s lines; null on a manual set.';
COMMENT ON COLUMN entry_sets.line_cents IS 'What each line adds to the account at its position: a debit above zero, a credit below.';

COMMENT ON TABLE entry_lines IS
  'The lines of manual sets. They have no foreign key to the control accounts, which every posting of every merchant would lock. '
  'Written by ledger.draft_entry_set, ledger.replace_draft, ledger.reverse_entry_set.';

COMMENT ON VIEW ledger_lines IS 'All lines of the general ledger, those of business sets and those of manual ones. Quick for a few sets.';

COMMENT ON TABLE settlements IS
  'Runs that turned an account''s ready entries from pending to settled. Rows are never removed. Written by ledger.settle.';
COMMENT ON COLUMN settlements.ordinal IS 'Gapless within the account, given out under its lock.';
COMMENT ON COLUMN settlements.total_amount_cents IS 'Of the settled entries that are no fees, credits less debits.';
COMMENT ON COLUMN settlements.total_fees_cents IS 'Of the settled fees, above zero where they lower the balance.';

COMMENT ON TABLE ledger_entries IS
  'The credits and debits that a merchant sees. An entry changes once, from pending to settled, and is never removed. No foreign keys: only '
  'functions write here, together with the rows they name. Written by ledger.post, ledger.settle.';
COMMENT ON COLUMN ledger_entries.ordinal IS 'Gapless within the account, given out under its lock: the order of posting.';
COMMENT ON COLUMN ledger_entries.ready_to_settle_at IS 'From when a settlement may take it; null where it settled at once.';
COMMENT ON COLUMN ledger_entries.after_balance_cents IS 'The available balance after it settled.';
COMMENT ON COLUMN ledger_entries.settled_ordinal IS 'Gapless within the account: the order of settling.';
COMMENT ON COLUMN ledger_entries.settlement_id IS 'Null while pending, and where it settled at once.';

COMMENT ON TABLE ledger_snapshots IS
  'The general ledger up to an entry set, before which it never changes: sums and counts go on from here. Written by ledger.take_snapshot.';
COMMENT ON COLUMN ledger_snapshots.through_ordinal IS 'The ordinal of the last entry set in it.';
COMMENT ON COLUMN ledger_snapshots.entry_set_count IS 'How many sets there are up to it; ordinals have gaps.';

COMMENT ON TABLE ledger_snapshot_balances IS
  'Each control account''s balance in a snapshot, of business sets only: a manual draft from before a snapshot can still be posted. '
  'Written by ledger.take_snapshot.';
COMMENT ON COLUMN ledger_snapshot_balances.balance_cents IS 'Debits less credits since the beginning.';
