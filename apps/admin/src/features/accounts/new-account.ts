import type { BodyOf, createAccount } from '@tillbook/contract';
import { formDraftFields } from '@tillbook/web-shell';
import { emptyFees, feeProblems, feesOfDraft, type FeeDraft } from './fees/fee-draft.ts';
import { readFees } from './fees/stored-fees.ts';
import { legalNameMissing, nameMissing, programMissing, settlementDaysMissing } from './messages.ts';

export type NewAccountBody = BodyOf<typeof createAccount>;

/** An account as it is being written: the figures are the texts in their fields. */
export type NewAccount = {
  readonly name: string;
  readonly legalName: string;
  readonly type: NewAccountBody['type'];
  /** Empty until one is chosen. */
  readonly programId: string;
  readonly cardSettlementDays: string;
  readonly achSettlementDays: string;
  readonly fees: FeeDraft;
};

/** Every account is kept in it. */
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

/** True once something has been written that would be lost. */
export const isBegun = (account: NewAccount): boolean =>
  JSON.stringify({ ...account, programId: '' }) !== JSON.stringify(emptyAccount);

const maximumSettlementDays = 30;

const isDays = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= maximumSettlementDays;

/** What is wrong, by the path the server would name it by. */
export type AccountProblems = Readonly<Record<string, string>>;

const feesPath = 'feeProfile.';

/** What the form can see by itself. Everything else the server says. */
export const accountProblems = (account: NewAccount): AccountProblems => ({
  ...(account.name.trim() === '' && { name: nameMissing }),
  ...(account.legalName.trim() === '' && { legalName: legalNameMissing }),
  ...(account.programId === '' && { programId: programMissing }),
  ...(!isDays(account.cardSettlementDays) && { cardSettlementDays: settlementDaysMissing }),
  ...(!isDays(account.achSettlementDays) && { achSettlementDays: settlementDaysMissing }),
  ...Object.fromEntries(
    Object.entries(feeProblems(account.fees)).map(([path, problem]) => [feesPath + path, problem]),
  ),
});

/** Those about the fees, by the paths they have within the fee profile. */
export const problemsOfFees = (problems: AccountProblems): AccountProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) =>
      path.startsWith(feesPath) ? [[path.slice(feesPath.length), problem]] : [],
    ),
  );

/** The account as it is sent. */
export const accountBody = (account: NewAccount): NewAccountBody => ({
  programId: account.programId,
  name: account.name.trim(),
  legalName: account.legalName.trim(),
  type: account.type,
  currency,
  cardSettlementDays: Number(account.cardSettlementDays),
  achSettlementDays: Number(account.achSettlementDays),
  feeProfile: feesOfDraft(account.fees),
});

/** Reads an account that was kept; undefined where it is not one. */
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
