import type { BodyOf, createEntrySet } from '@tillbook/contract';
import type { Connection } from '../../db/client.ts';
import { AppError } from '../../runtime/app-error.ts';
import { findGeneralLedgerAccounts } from './store.ts';

type Draft = BodyOf<typeof createEntrySet>;
type NewLine = Draft['ledgerEntries'][number];

const messagesWhere = (
  lines: readonly NewLine[],
  isFault: (line: NewLine) => boolean,
  message: string,
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, index) => (isFault(line) ? [[`ledgerEntries.${index}.accountId`, message]] : [])),
  );

/**
 * Refuses lines on unknown accounts and on the merchants' payables, which must equal the sum of the
 * merchants' balances.
 */
export const checkAccounts = async (connection: Connection, lines: readonly NewLine[]): Promise<void> => {
  const found = await findGeneralLedgerAccounts(
    connection,
    lines.map(({ accountId }) => accountId),
  );
  const accounts = new Map(found.map((account) => [account.id, account]));
  const unknown = messagesWhere(
    lines,
    ({ accountId }) => !accounts.has(accountId),
    'This account doesn’t exist.',
  );
  if (Object.keys(unknown).length > 0) throw new AppError('invalid_input', { fields: unknown });
  const closed = messagesWhere(
    lines,
    ({ accountId }) => accounts.get(accountId)?.hasSubledger === true,
    'This account doesn’t allow manual entries.',
  );
  if (Object.keys(closed).length > 0) throw new AppError('entry_set_touches_merchant', { fields: closed });
};

export const draftLines = ({ ledgerEntries }: Draft) =>
  ledgerEntries.map(({ accountId, ...line }) => ({
    ...line,
    generalLedgerAccountId: accountId,
    description: line.description,
  }));
