import type { BodyOf, createAccount } from '@tillbook/contract';
import { formDraftFields } from '@tillbook/web-shell';
import { emptyFees, feeProblems, feesOfDraft, type FeeDraft } from './fees/fee-draft.ts';
import { readFees } from './fees/stored-fees.ts';
import { legalNameMissing, nameMissing, programMissing, settlementDaysMissing } from './messages.ts';

export type NewAccountBody = BodyOf<typeof createAccount>;

export type NewAccount = {
  readonly name: string;
  readonly legalName: string;
  readonly type: NewAccountBody['type'];
  /** Empty until a program is chosen. */
  readonly programId: string;
  readonly cardSettlementDays: string;
  readonly achSettlementDays: string;
  readonly fees: FeeDraft;
};

export const currency = 'usd';

export const emptyAccount: NewAccount = {
  name: '',
  legalName: '',
  type: 'merchant',
  programId: '',
  cardSettlementDays: '',
  achSettlementDays: '',
  fees: emptyFees,
};

export const isBegun = (account: NewAccount): boolean =>
  JSON.stringify({ ...account, programId: '' }) !== JSON.stringify(emptyAccount);

const maximumSettlementDays = 30;

/** Parses `2`, `2 days` and `2 business days`; undefined for other texts and for too many days. */
const daysIn = (text: string): number | undefined => {
  const [, digits] = /^(\d{1,2})(?: (?:business )?days?)?$/i.exec(text.trim()) ?? [];
  return digits === undefined || Number(digits) > maximumSettlementDays ? undefined : Number(digits);
};

/** Problems by request path, as in the server's errors. */
export type AccountProblems = Readonly<Record<string, string>>;

const feesPath = 'feeProfile.';

/** Returns the problems that the form can detect itself; the server checks the rest. */
export const accountProblems = (account: NewAccount): AccountProblems => ({
  ...(account.name.trim() === '' && { name: nameMissing }),
  ...(account.legalName.trim() === '' && { legalName: legalNameMissing }),
  ...(account.programId === '' && { programId: programMissing }),
  ...(daysIn(account.cardSettlementDays) === undefined && { cardSettlementDays: settlementDaysMissing }),
  ...(daysIn(account.achSettlementDays) === undefined && { achSettlementDays: settlementDaysMissing }),
  ...Object.fromEntries(
    Object.entries(feeProblems(account.fees)).map(([path, problem]) => [feesPath + path, problem]),
  ),
});

export const problemsOfFees = (problems: AccountProblems): AccountProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) =>
      path.startsWith(feesPath) ? [[path.slice(feesPath.length), problem]] : [],
    ),
  );

export const accountBody = (account: NewAccount): NewAccountBody => ({
  programId: account.programId,
  name: account.name.trim(),
  legalName: account.legalName.trim(),
  type: account.type,
  currency,
  cardSettlementDays: daysIn(account.cardSettlementDays) ?? 0,
  achSettlementDays: daysIn(account.achSettlementDays) ?? 0,
  feeProfile: feesOfDraft(account.fees),
});

export const readNewAccount = (stored: unknown): NewAccount | undefined => {
  const field = formDraftFields(stored);
  const fees = typeof stored === 'object' && stored !== null && 'fees' in stored ? stored.fees : undefined;
  return (
    field && {
      name: field('name'),
      legalName: field('legalName'),
      type: field('type') === 'finix_paas' ? 'finix_paas' : 'merchant',
      programId: field('programId'),
      cardSettlementDays: field('cardSettlementDays'),
      achSettlementDays: field('achSettlementDays'),
      fees: readFees(fees) ?? emptyFees,
    }
  );
};
