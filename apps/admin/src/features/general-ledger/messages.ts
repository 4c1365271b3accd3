export const ledgerFailed = 'Failed to fetch the general ledger. Please try again later.';
export const exportFailed = 'Failed to export the entry sets. Please try again later.';
export const entrySetsFailed = 'Failed to fetch entry sets. Please try again later.';
export const entrySetFailed = 'Entry set not found or could not be loaded.';
export const actionFailed = 'An error occurred';
export const sampleShown = 'We couldn’t reach the server. This is sample data, not your ledger.';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Enter a debit or a credit.';
export const amountUnclear = 'Enter an amount like 12.50, with a dot.';
export const noLines = 'Add at least one line.';
export const onlyDraftsChange = 'Only drafts can be edited. To undo a posted entry set, reverse it.';

export const dayUnreadable = 'Enter a date as YYYY-MM-DD.';
export const periodReversed = 'The end date is before the start date.';
export const entrySetSearchHint = 'Reference, description or ID';
export const noEntrySetsYet = 'No entry sets yet';
export const noEntrySetsYetDetail =
  'Payments and payouts post automatically. Create an entry set for anything else.';
export const noEntrySetsFound = 'No entry sets found';
export const noEntrySetMatches = (filter: string): string => `There are no entry sets ${filter}.`;
export const pageEmpty = 'This page is empty.';
export const entrySetWithoutLines = 'This entry set has no lines.';
export const balanceMissing = 'A balance is missing';

export const lineAccountHint = 'Search by name or number';
export const mustBalance = 'Debits must equal credits before you can post.';
export const draftUntilBalanced = 'You can save it as a draft until debits equal credits.';
export const savedAsDraft = (reference: string): string => `${reference} saved as a draft`;
export const savedButNotPosted = (reference: string, failure: string): string =>
  `${reference} was saved as a draft but not posted: ${failure}`;
export const notADraft = (reference: string): string => `${reference} is not a draft`;
export const reversalTerms = (amount: string): string =>
  `Immediately posts a new entry set with the debits and credits of ${amount} swapped. Both stay in the ledger.`;

export const backToLedger = 'Back to General Ledger';
export const copyEntrySetId = 'Copy entry set ID';
