import type { GeneralLedgerAccount } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Heading, Money, Skeleton, StatusIcon, Text } from '@tillbook/ui';
import { byTypeAndNumber } from './account-order.ts';
import {
  account as accountStyle,
  accounts as accountsStyle,
  balance,
  frame,
  name,
  noBalance,
  numberAndType,
  trial,
  trialFigure,
  trialHead,
  trialLabel,
  trialTotal,
  trialValue,
} from './ledger-accounts.css.ts';
import { trialBalance, type TrialBalance } from './trial-balance.ts';
import { balanceMissing } from './messages.ts';

/** The number of placeholder cards until the number of accounts is known. */
const usualAccounts = 10;

export type LedgerAccountsProps = {
  readonly accounts: readonly GeneralLedgerAccount[] | undefined;
};

export function LedgerAccounts({ accounts }: LedgerAccountsProps) {
  return (
    <section className={frame} aria-label="Accounts" aria-busy={accounts === undefined}>
      <ul className={accountsStyle}>
        {accounts === undefined
          ? Array.from({ length: usualAccounts }, (_, index) => <AwaitedAccount key={index} />)
          : byTypeAndNumber(accounts).map((account) => <AccountCard key={account.id} account={account} />)}
      </ul>
      <TrialBalanceLine balance={accounts && trialBalance(accounts)} isLoading={accounts === undefined} />
    </section>
  );
}

function AccountCard({ account }: { readonly account: GeneralLedgerAccount }) {
  const { number, type, currentBalanceCents } = account;
  return (
    <li className={accountStyle}>
      <p className={numberAndType}>
        <span>{number}</span>
        <span>{type}</span>
      </p>
      <p className={name}>{account.name}</p>
      {currentBalanceCents === undefined ? (
        <p className={noBalance}>--</p>
      ) : (
        <p className={balance}>
          <Money>{formatCents(currentBalanceCents)}</Money>
        </p>
      )}
    </li>
  );
}

function AwaitedAccount() {
  return (
    <li className={accountStyle}>
      <p className={numberAndType}>
        <Skeleton width={32} />
        <Skeleton width={40} />
      </p>
      <p className={name}>
        <Skeleton width={112} />
      </p>
      <p className={balance}>
        <Skeleton width={88} />
      </p>
    </li>
  );
}

type TrialBalanceLineProps = { readonly balance: TrialBalance | undefined; readonly isLoading: boolean };

function TrialBalanceLine({ balance: sums, isLoading }: TrialBalanceLineProps) {
  const figure = (cents: number | undefined) =>
    isLoading ? <Skeleton width={72} /> : <Figure cents={cents} />;
  return (
    <div className={trial}>
      <div className={trialHead}>
        <Heading level={2}>Trial balance</Heading>
        {!isLoading && <TrialOutcome balance={sums} />}
      </div>
      <dl className={trialFigure}>
        <dt className={trialLabel}>Debits</dt>
        <dd className={trialValue}>{figure(sums?.debitCents)}</dd>
      </dl>
      <dl className={trialFigure}>
        <dt className={trialLabel}>Credits</dt>
        <dd className={trialValue}>{figure(sums?.creditCents)}</dd>
      </dl>
      <dl className={trialFigure}>
        <dt className={trialLabel}>Difference</dt>
        <dd className={trialValue}>
          <span className={trialTotal}>{figure(sums?.differenceCents)}</span>
        </dd>
      </dl>
    </div>
  );
}

function TrialOutcome({ balance: sums }: Pick<TrialBalanceLineProps, 'balance'>) {
  if (!sums) return <StatusIcon tone="neutral">{balanceMissing}</StatusIcon>;
  return sums.differenceCents === 0 ? (
    <StatusIcon tone="positive">In balance</StatusIcon>
  ) : (
    <StatusIcon tone="critical">Out of balance</StatusIcon>
  );
}

function Figure({ cents }: { readonly cents: number | undefined }) {
  return cents === undefined ? (
    <Text as="span" tone="muted">
      --
    </Text>
  ) : (
    <Money>{formatCents(cents)}</Money>
  );
}
