import type { EntrySet } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { ChevronDownIcon, Text, TextLink } from '@tillbook/ui';
import { useId, useState } from 'react';
import { CompactLines } from './compact-lines.tsx';
import { EntryLines } from './entry-lines.tsx';
import { EntrySetActions } from './entry-set-actions.tsx';
import { entrySetAddress } from './entry-set-address.ts';
import { EntrySetBadges } from './entry-set-badges.tsx';
import { entrySetDate } from './entry-set-date.ts';
import * as styles from './entry-set-row.css.ts';
import { Reference } from './reference.tsx';
import { ReversalLink } from './reversal-link.tsx';

export type EntrySetAddresses = {
  readonly merchantHref: (accountId: string) => string;
  /** Returns the address of a business set's object within its account; undefined if it has no screen. */
  readonly subjectHref: (entrySet: EntrySet) => string | undefined;
};

export type EntrySetRowProps = EntrySetAddresses & {
  readonly entrySet: EntrySet;
  readonly isStale: boolean;
};

/**
 * Shows a balanced entry set that is not a draft, with its lines. Expanding the row shows totals and actions.
 */
export function EntrySetRow({ entrySet, isStale, merchantHref, subjectHref }: EntrySetRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const headingId = `entry-set-${entrySet.id}`;
  const linesId = useId();
  const { description, reference, merchant } = entrySet;
  return (
    <article aria-labelledby={headingId} className={styles.entry}>
      <div className={styles.row}>
        <span className={styles.date} translate="no">
          {entrySetDate(entrySet.date)}
        </span>
        <div className={styles.what}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={linesId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Text as="span">{description === '' ? 'Entry set' : description}</Text>
          </button>
          <div className={styles.detail}>
            <h3 className={styles.reference} id={headingId}>
              <TextLink href={entrySetAddress(entrySet.id)}>
                <Reference reference={reference} />
              </TextLink>
            </h3>
            <span>{` · ${entrySet.createdBy}`}</span>
          </div>
        </div>
        <span className={styles.merchant}>
          {merchant ? (
            <TextLink href={merchantHref(merchant.accountId)}>{merchant.name}</TextLink>
          ) : (
            <Text as="span" size="small" tone="muted">
              --
            </Text>
          )}
        </span>
        <span className={styles.status}>
          <EntrySetBadges entrySet={entrySet} />
        </span>
        <span className={styles.amount} translate="no">
          {formatCents(entrySet.totalDebitCents)}
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </div>
      <div id={linesId}>
        {isOpen ? (
          <Opened
            entrySet={entrySet}
            isStale={isStale}
            headingId={headingId}
            subjectHref={subjectHref(entrySet)}
          />
        ) : (
          <CompactLines entrySet={entrySet} />
        )}
      </div>
    </article>
  );
}

type OpenedProps = {
  readonly entrySet: EntrySet;
  readonly isStale: boolean;
  readonly headingId: string;
  readonly subjectHref: string | undefined;
};

function Opened({ entrySet, isStale, headingId, subjectHref }: OpenedProps) {
  return (
    <div className={styles.opened}>
      <div className={styles.openedHead}>
        {subjectHref !== undefined && <TextLink href={subjectHref}>{subjectLabel(entrySet)}</TextLink>}
        <ReversalLink entrySet={entrySet} />
        <EntrySetActions
          entrySet={entrySet}
          size="small"
          describedById={headingId}
          // Never called, because drafts are shown as cards.
          onPost={() => undefined}
          isPosting={false}
        />
      </div>
      <EntryLines entrySet={entrySet} isStale={isStale} />
    </div>
  );
}

const subjectLabels = { txn_: 'View transaction', stl_: 'View settlement', dsp_: 'View dispute' } as const;

const subjectLabel = ({ reference }: EntrySet): string =>
  Object.entries(subjectLabels).find(([prefix]) => reference.startsWith(prefix))?.[1] ?? 'View';
