import { formatDateTime } from '@tillbook/domain';
import { Text, TextLink, Timeline, TimelineStep } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { TransactionStep, TransactionStory } from './transaction-step.ts';
import { transactionSteps } from './transaction-steps.ts';

export function TransactionTimeline({ story }: { readonly story: TransactionStory }) {
  return (
    <Timeline label="Timeline">
      {transactionSteps(story).map((step, index) => (
        <TimelineStep key={index} title={step.title} state={step.state}>
          <StepDetail step={step} />
        </TimelineStep>
      ))}
    </Timeline>
  );
}

function StepDetail({ step: { state, at, note, link } }: { readonly step: TransactionStep }) {
  return (
    <>
      {state === 'expected' && <span>{'Expected '}</span>}
      {at !== undefined && <Moment value={at}>{formatDateTime(at)}</Moment>}
      {note !== undefined && <Text as="span">{` ${note}`}</Text>}
      {link && (
        <>
          <span> </span>
          <TextLink href={link.href}>{link.text}</TextLink>
        </>
      )}
    </>
  );
}
