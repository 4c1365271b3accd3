import type { EntrySet } from '@tillbook/contract';
import { Banner, Card, Text, TextLink } from '@tillbook/ui';
import { AttemptNotice, failureMessage } from '@tillbook/web-shell';
import { EntryLines } from './entry-lines.tsx';
import { EntrySetActions } from './entry-set-actions.tsx';
import { entrySetAddress } from './entry-set-address.ts';
import { EntrySetBadges } from './entry-set-badges.tsx';
import { aside, detail, failure, head, reference, title } from './entry-set-card.css.ts';
import { entrySetDate } from './entry-set-date.ts';
import { actionFailed } from './messages.ts';
import { Reference } from './reference.tsx';
import { ReversalLink } from './reversal-link.tsx';
import { usePosting } from './use-posting.ts';

export type EntrySetCardProps = {
  readonly entrySet: EntrySet;
  readonly isStale?: boolean;
  /** True for a sample, which is read-only. */
  readonly isSample?: boolean;
};

export function EntrySetCard({ entrySet, isStale = false, isSample = false }: EntrySetCardProps) {
  const posting = usePosting(entrySet.id);
  const headingId = `entry-set-${entrySet.id}`;
  return (
    <article aria-labelledby={headingId}>
      <Card as="div">
        <div className={head}>
          <div className={title}>
            <h3 className={reference} id={headingId}>
              <EntrySetName entrySet={entrySet} isLink={!isSample} />
            </h3>
            <EntrySetBadges entrySet={entrySet} />
          </div>
          {!isSample && (
            <EntrySetActions
              entrySet={entrySet}
              size="small"
              describedById={headingId}
              onPost={() => posting.submit(entrySet.id)}
              isPosting={posting.isPending}
            />
          )}
          <p className={detail}>
            <Text as="span">{`${entrySet.description} `}</Text>
            <span className={aside}>
              <Text as="span">{`${entrySet.description === '' ? '' : '· '}${entrySetDate(entrySet.date)} · ${entrySet.createdBy} `}</Text>
            </span>
            <ReversalLink entrySet={entrySet} />
          </p>
          <AttemptNotice attempt={posting} noun="posting" fallback={actionFailed} />
          {posting.error && (
            <div className={failure}>
              <Banner tone="critical" announce>
                {failureMessage(posting.error, actionFailed)}
              </Banner>
            </div>
          )}
        </div>
        <EntryLines entrySet={entrySet} isStale={isStale} />
      </Card>
    </article>
  );
}

function EntrySetName({ entrySet, isLink }: { readonly entrySet: EntrySet; readonly isLink: boolean }) {
  if (!isLink) return <Reference reference={entrySet.reference} />;
  return (
    <TextLink href={entrySetAddress(entrySet.id)}>
      <Reference reference={entrySet.reference} />
    </TextLink>
  );
}
