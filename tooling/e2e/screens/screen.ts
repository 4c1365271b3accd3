import type { TraceId } from '@tillbook/config/vitest';
import type { Person } from '../product/sign-in-by-call.ts';

/** A part of a screen that calls the server, and its fallback without a response. */
export type ScreenPart = {
  readonly name: string;
  /** The path of the call. */
  readonly call: RegExp;
  /** The specification's sentence, or the screen's if the specification has none. */
  readonly failure: string;
  /** If the specification shows nothing but logs: the beginning of the log. */
  readonly log?: string;
  readonly retryLabel?: 'Try Again';
  readonly shows?: { readonly loading?: readonly TraceId[]; readonly failure?: readonly TraceId[] };
};

export type Screen = {
  readonly name: string;
  /** The person on the screen; nobody for public screens. */
  readonly person?: Person;
  /** `{payment}` and the like are replaced by ids that the run finds itself. */
  readonly path: string;
  readonly heading: RegExp;
  readonly documentTitle: string;
  /** A text that appears with the content. */
  readonly content: RegExp;
  readonly parts?: readonly ScreenPart[];
  /** A person with no data, and the text for the empty state. */
  readonly empty?: { readonly person: Person; readonly text: string; readonly shows?: readonly TraceId[] };
  /** A text of its content. */
  readonly shows?: readonly TraceId[];
};
