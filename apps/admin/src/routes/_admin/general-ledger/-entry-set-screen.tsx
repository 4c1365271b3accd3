import type { EntrySet } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import {
  BackLink,
  Banner,
  Card,
  CardBody,
  Copyable,
  DescriptionItem,
  DescriptionList,
  MiddleTruncate,
  PageHeader,
  Skeleton,
  Text,
  TextLink,
  VisuallyHidden,
} from '@tillbook/ui';
import { AttemptNotice, DetailScreen, failureMessage, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountAddress } from '../../../features/accounts/account-address.ts';
import { EntryLines } from '../../../features/general-ledger/entry-lines.tsx';
import { EntrySetActions } from '../../../features/general-ledger/entry-set-actions.tsx';
import { EntrySetBadges } from '../../../features/general-ledger/entry-set-badges.tsx';
import { entrySetDate } from '../../../features/general-ledger/entry-set-date.ts';
import {
  actionFailed,
  backToLedger,
  copyEntrySetId,
  entrySetFailed,
} from '../../../features/general-ledger/messages.ts';
import { entrySetQuery } from '../../../features/general-ledger/api/get-entry-set.ts';
import { ReversalLink } from '../../../features/general-ledger/reversal-link.tsx';
import { usePosting } from '../../../features/general-ledger/use-posting.ts';

export function EntrySetScreen({ entrySetId }: { readonly entrySetId: string }) {
  const { client } = useShell();
  const query = useQuery(entrySetQuery(client, entrySetId));
  const { data } = query;
  usePageTitle(data?.reference ?? 'Entry set');
  return (
    <DetailScreen
      back={<BackLink href="/admin/general-ledger">{backToLedger}</BackLink>}
      query={query}
      noun="Entry set"
      failure={entrySetFailed}
      header={data ? <Head entrySet={data} /> : <LoadingHead />}
      space={16}
      headSpace={16}
    >
      {(entrySet) => (
        <>
          {entrySet ? <Facts entrySet={entrySet} /> : <LoadingFacts />}
          <Card as="div">
            <EntryLines entrySet={entrySet} />
          </Card>
        </>
      )}
    </DetailScreen>
  );
}

function Facts({ entrySet }: { readonly entrySet: EntrySet }) {
  return (
    <Card as="div">
      <CardBody>
        <DescriptionList align="start">
          <DescriptionItem label="Date">{entrySetDate(entrySet.date)}</DescriptionItem>
          <DescriptionItem label="Created by">{entrySet.createdBy}</DescriptionItem>
          {entrySet.merchant && (
            <DescriptionItem label="Merchant">
              <TextLink href={accountAddress(entrySet.merchant.accountId)}>{entrySet.merchant.name}</TextLink>
            </DescriptionItem>
          )}
          <DescriptionItem label="Posted at">{formatDateTime(entrySet.postedAt)}</DescriptionItem>
          <DescriptionItem label="Entry set ID">
            <Copyable text={entrySet.id} label={copyEntrySetId}>
              <MiddleTruncate text={entrySet.id} />
            </Copyable>
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** Reserves the facts of a business entry set; other sets have no merchant. */
function LoadingFacts() {
  return (
    <Card as="div">
      <CardBody>
        <DescriptionList align="start">
          {['Date', 'Created by', 'Merchant', 'Posted at', 'Entry set ID'].map((label) => (
            <DescriptionItem key={label} label={label}>
              <Skeleton width={136} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function LoadingHead() {
  return (
    <PageHeader
      title={
        <>
          <VisuallyHidden>Entry set</VisuallyHidden>
          <Skeleton width={320} />
        </>
      }
      badges={<Skeleton width={48} />}
      detail={<Skeleton width={120} />}
    />
  );
}

function Head({ entrySet }: { readonly entrySet: EntrySet }) {
  const posting = usePosting(entrySet.id);
  return (
    <>
      <PageHeader
        title={entrySet.reference}
        badges={<EntrySetBadges entrySet={entrySet} />}
        detail={
          <>
            <Text as="span">{`${entrySet.description} `}</Text>
            <ReversalLink entrySet={entrySet} />
          </>
        }
        actions={
          <EntrySetActions
            entrySet={entrySet}
            onPost={() => posting.submit(entrySet.id)}
            isPosting={posting.isPending}
          />
        }
      />
      <AttemptNotice attempt={posting} noun="posting" fallback={actionFailed} />
      {posting.error && (
        <Banner tone="critical" announce>
          {failureMessage(posting.error, actionFailed)}
        </Banner>
      )}
    </>
  );
}
