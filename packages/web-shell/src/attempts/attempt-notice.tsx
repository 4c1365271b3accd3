import { Banner, Button, Text, TextLink } from '@tillbook/ui';
import { attemptText } from './attempt-texts.ts';
import { isFinal, type Unresolved } from './unresolved.ts';

export type AttemptNoticeProps = {
  readonly attempt: {
    readonly unresolved: Unresolved | undefined;
    readonly checkAgain: () => void;
    readonly giveUp: () => void;
    readonly dismiss: () => void;
  };
  /** The name of the object that was sent: `payment`, `refund`. */
  readonly noun: string;
  /** The text if the server has sent no message with its failure. */
  readonly fallback?: string;
  /** Returns the address of the object that a successful attempt created. */
  readonly hrefOf?: (objectId: string) => string;
};

/** Shows the outcome of an attempt whose response was lost, if there is one. */
export function AttemptNotice({ attempt, noun, fallback, hrefOf }: AttemptNoticeProps) {
  const { unresolved, checkAgain, giveUp, dismiss } = attempt;
  if (unresolved === undefined) return null;
  const { title, sentence } = attemptText(unresolved, noun);
  const failure = unresolved.message === '' ? fallback : unresolved.message;
  const sentences = [isFinal(unresolved.outcome) ? undefined : failure, sentence].filter(Boolean);
  return (
    <Banner
      announce
      title={title}
      tone={toneOf(unresolved)}
      action={<Action unresolved={unresolved} noun={noun} {...{ checkAgain, giveUp, dismiss, hrefOf }} />}
    >
      {sentences.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Banner>
  );
}

const toneOf = ({ outcome: { status } }: Unresolved) =>
  status === 'succeeded' || status === 'closed' || status === 'checking' ? 'info' : 'caution';

type ActionProps = Omit<AttemptNoticeProps, 'attempt' | 'hrefOf'> &
  Pick<AttemptNoticeProps['attempt'], 'checkAgain' | 'giveUp' | 'dismiss'> & {
    readonly unresolved: Unresolved;
    readonly hrefOf: AttemptNoticeProps['hrefOf'];
  };

function Action({ unresolved: { outcome }, noun, hrefOf, checkAgain, giveUp, dismiss }: ActionProps) {
  switch (outcome.status) {
    case 'succeeded': {
      const objectId = 'objectId' in outcome ? outcome.objectId : undefined;
      if (objectId === undefined || hrefOf === undefined) return null;
      return <TextLink href={hrefOf(objectId)}>{`View ${noun}`}</TextLink>;
    }
    case 'not_received':
      return (
        <Button size="small" onClick={giveUp}>
          Give up
        </Button>
      );
    case 'expired':
      return (
        <Button size="small" onClick={dismiss}>
          Dismiss
        </Button>
      );
    case 'failed':
    case 'closed':
    case 'checking':
      return null;
    default:
      return (
        <Button size="small" onClick={checkAgain}>
          Check again
        </Button>
      );
  }
}
