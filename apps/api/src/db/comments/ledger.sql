COMMENT ON TABLE general_ledger_accounts IS
  'The platform''s control accounts, inserted by migration 0001. Rows never change. Written by db/migrations.';
COMMENT ON COLUMN general_ledger_accounts.has_subledger IS 'True if each merchant has a subledger.';

COMMENT ON TABLE entry_sets IS
  'Sets of debits and credits in the general ledger, which balance once posted. The lines of a business set are in its row, those of a '
  'manual set in entry_lines. Written by ledger.post, ledger.settle, ledger.draft_entry_set, ledger.replace_draft, ledger.post_entry_set, '
  'ledger.reverse_entry_set.';
COMMENT ON COLUMN entry_sets.ordinal IS 'The order in which sets were started. Has a gap for each posting that was rolled back.';
COMMENT ON COLUMN entry_sets.reference IS 'The transaction, dispute or settlement of a business set; free text of a manual set.';
COMMENT ON COLUMN entry_sets.origin IS 'business, or manual: written by an internal admin.';
COMMENT ON COLUMN entry_sets.status IS 'Draft, Posted, or Reversed by another set.';
COMMENT ON COLUMN entry_sets.created_by IS 'The email of a person, or platform.';
COMMENT ON COLUMN entry_sets.account_id IS 'The merchant whose subledgers contain the lines of a business set.';
COMMENT ON COLUMN entry_sets.line_accounts IS 'The control accounts of a business set''s lines; null on a manual set.';
COMMENT ON COLUMN entry_sets.line_cents IS 'The signed amount of each line, in the order of line_accounts: debits above zero, credits below.';

COMMENT ON TABLE entry_lines IS
  'The lines of manual sets. A foreign key to the control accounts would make every posting lock them, so there is none. '
  'Written by ledger.draft_entry_set, ledger.replace_draft, ledger.reverse_entry_set.';

COMMENT ON VIEW ledger_lines IS 'All lines of the general ledger, of business and manual sets. Fast for a few sets.';

COMMENT ON TABLE settlements IS
  'Runs that moved an account''s ready entries from pending to settled. Rows are never deleted. Written by ledger.settle.';
COMMENT ON COLUMN settlements.ordinal IS 'Gapless within the account, assigned under its lock.';
COMMENT ON COLUMN settlements.total_amount_cents IS 'Sum of the settled entries that are not fees: credits minus debits.';
COMMENT ON COLUMN settlements.total_fees_cents IS 'Sum of the settled fees: above zero if they reduce the balance.';

COMMENT ON TABLE ledger_entries IS
  'The credits and debits that a merchant sees. An entry changes once, from pending to settled, and is never deleted. No foreign keys: only '
  'functions insert entries, together with the rows they reference. Written by ledger.post, ledger.settle.';
COMMENT ON COLUMN ledger_entries.ordinal IS 'Gapless within the account, assigned under its lock: the order of posting.';
COMMENT ON COLUMN ledger_entries.ready_to_settle_at IS 'When a settlement may include the entry; null if it settled immediately.';
COMMENT ON COLUMN ledger_entries.after_balance_cents IS 'The available balance after the entry settled.';
COMMENT ON COLUMN ledger_entries.settled_ordinal IS 'Gapless within the account: the order of settling.';
COMMENT ON COLUMN ledger_entries.settlement_id IS 'Null while pending, and if the entry settled immediately.';

COMMENT ON TABLE ledger_snapshots IS
  'Sums of the general ledger up to an entry set, before which nothing changes. Sums and counts start from a snapshot. Written by ledger.take_snapshot.';
COMMENT ON COLUMN ledger_snapshots.through_ordinal IS 'The ordinal of the last entry set in the snapshot.';
COMMENT ON COLUMN ledger_snapshots.entry_set_count IS 'Number of sets in the snapshot; ordinals have gaps.';

COMMENT ON TABLE ledger_snapshot_balances IS
  'Each control account''s balance in a snapshot, without manual sets: a draft from before a snapshot can still be posted. '
  'Written by ledger.take_snapshot.';
COMMENT ON COLUMN ledger_snapshot_balances.balance_cents IS 'Debits minus credits since the first set.';
