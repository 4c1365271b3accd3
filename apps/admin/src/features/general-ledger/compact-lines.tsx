import type { EntrySet } from '@tillbook/contract';
import { Skeleton, Text } from '@tillbook/ui';
import * as styles from './compact-lines.css.ts';
import { sideText } from './side-text.ts';
import { entrySetWithoutLines } from './messages.ts';

export function CompactLines({ entrySet }: { readonly entrySet: EntrySet }) {
  const { reference, ledgerEntries } = entrySet;
  if (ledgerEntries.length === 0) return <p className={styles.none}>{entrySetWithoutLines}</p>;
  return (
    <div className={styles.lines}>
      <table className={styles.table} aria-label={`Lines of ${reference}`}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" className={styles.figure}>
              Debit
            </th>
            <th scope="col" className={styles.figure}>
              Credit
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgerEntries.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line }: { readonly line: EntrySet['ledgerEntries'][number] }) {
  const { accountNumber, accountName, description = '', debitCents, creditCents } = line;
  return (
    <tr>
      <td>
        <span className={styles.account}>
          <span className={styles.number}>{accountNumber}</span>
          <span>{accountName}</span>
          {description !== '' && (
            <span className={styles.note}>
              <Text as="span">{description}</Text>
            </span>
          )}
        </span>
      </td>
      <td className={styles.figure} translate="no">
        {sideText(debitCents)}
      </td>
      <td className={styles.figure} translate="no">
        {sideText(creditCents)}
      </td>
    </tr>
  );
}

/** Reserves the height of an entry set with two lines. */
export function AwaitedLines() {
  return (
    <div className={styles.lines}>
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles.awaited}>
          <Skeleton width={168} />
        </div>
      ))}
    </div>
  );
}
