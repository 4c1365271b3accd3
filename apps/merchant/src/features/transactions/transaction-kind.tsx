import type { Transaction } from '@tillbook/contract';
import { capitalize } from '@tillbook/domain';
import {
  ArrowsIcon,
  FlagIcon,
  ReturnIcon,
  SlidersIcon,
  StatusIcon,
  TrayInIcon,
  TrayOutIcon,
} from '@tillbook/ui';
import type { ReactNode } from 'react';

export const kindIcon = ({ type, subtype }: Transaction): ReactNode => {
  switch (subtype) {
    case 'refund':
      return <ReturnIcon />;
    case 'adjustment':
      return <SlidersIcon />;
    case 'chargeback':
      return <FlagIcon />;
    case 'reversal':
      return <ArrowsIcon />;
    case undefined:
    default:
      return type === 'pull' ? <TrayInIcon /> : <TrayOutIcon />;
  }
};

export const kindLabel = ({ type, subtype }: Transaction): string =>
  capitalize(subtype ?? (type === 'pull' ? 'payment' : 'payout'));

export function TransactionKind({ transaction }: { readonly transaction: Transaction }) {
  return (
    <StatusIcon tone="neutral" icon={kindIcon(transaction)}>
      {kindLabel(transaction)}
    </StatusIcon>
  );
}
