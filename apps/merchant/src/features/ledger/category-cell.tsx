import type { LedgerEntry } from '@tillbook/contract';
import { ledgerCategoryLabel } from '@tillbook/domain';
import { SecondaryText, Text } from '@tillbook/ui';
import { entryDetail } from './entry-detail.ts';
import { categoryLine } from './ledger-columns.css.ts';

const isFee = ({ category }: LedgerEntry): boolean => category.endsWith('_fee');

/** Shows an entry's category and detail. A fee is muted, unlike the payment that it belongs to. */
export function CategoryCell({ entry }: { readonly entry: LedgerEntry }) {
  const detail = entryDetail(entry);
  const label = ledgerCategoryLabel(entry.category);
  return (
    <span className={categoryLine}>
      {isFee(entry) ? (
        <Text as="span" tone="muted">
          {`${label} `}
        </Text>
      ) : (
        <span>{`${label} `}</span>
      )}
      {detail && <SecondaryText>{detail}</SecondaryText>}
    </span>
  );
}
