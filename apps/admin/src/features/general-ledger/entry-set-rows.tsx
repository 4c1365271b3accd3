import type { EntrySet } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { Card, Skeleton } from '@tillbook/ui';
import { AwaitedLines } from './compact-lines.tsx';
import { EntrySetRow, type EntrySetAddresses } from './entry-set-row.tsx';
import * as styles from './entry-set-row.css.ts';

export type EntrySetRowsProps = EntrySetAddresses & {
  readonly entrySets: readonly EntrySet[];
  readonly isStale: boolean;
};

export function EntrySetRows({ entrySets, ...rest }: EntrySetRowsProps) {
  return (
    <Card as="div">
      <Head />
      {entrySets.map((entrySet) => (
        <EntrySetRow key={entrySet.id} entrySet={entrySet} {...rest} />
      ))}
    </Card>
  );
}

export function AwaitedEntrySets() {
  return (
    <Card as="div">
      <Head />
      {Array.from({ length: listPageSize }, (_, index) => (
        <AwaitedRow key={index} />
      ))}
    </Card>
  );
}

function Head() {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>Date</span>
      <span>Description</span>
      <span>Merchant</span>
      <span>Status</span>
      <span className={styles.headAmount}>Amount</span>
    </div>
  );
}

function AwaitedRow() {
  return (
    <div className={styles.entry} aria-hidden="true">
      <div className={styles.row}>
        <span className={styles.date}>
          <Skeleton width={88} />
        </span>
        <div className={styles.what}>
          <div className={styles.awaitedDescription}>
            <Skeleton width={168} />
          </div>
          <div className={styles.detail}>
            <Skeleton width={136} />
          </div>
        </div>
        <span className={styles.merchant}>
          <Skeleton width={112} />
        </span>
        <span className={styles.status}>
          <Skeleton width={48} />
        </span>
        <span className={styles.amount}>
          <Skeleton width={64} />
        </span>
      </div>
      <AwaitedLines />
    </div>
  );
}
