import type { TraceId } from '@tillbook/vitest-config';
import type { Person } from '../product/sign-in-by-call.ts';

/** A part of a screen that asks the server for something, and what stands in its place when it gets nothing. */
export type ScreenPart = {
  readonly name: string;
  /** The call, as the path it goes to. */
  readonly call: RegExp;
  /** The sentence of the specification, or of the screen where the specification has none. */
  readonly failure: string;
  /** Where the specification shows nothing and logs: the beginning of the log. */
  readonly log?: string;
  readonly retryLabel?: 'Try Again';
  readonly shows?: { readonly loading?: readonly TraceId[]; readonly failure?: readonly TraceId[] };
};

export type Screen = {
  readonly name: string;
  /** Who looks at it; nobody for the public screens. */
  readonly person?: Person;
  /** `{payment}` and the like stand for ids that the run finds by itself. */
  readonly path: string;
  readonly heading: RegExp;
  readonly documentTitle: string;
  /** A text that is there as soon as the content is. */
  readonly content: RegExp;
  readonly parts?: readonly ScreenPart[];
  /** Somebody for whom there is nothing to show, and what stands there then. */
  readonly empty?: { readonly person: Person; readonly text: string; readonly shows?: readonly TraceId[] };
  /** What its content shows. */
  readonly shows?: readonly TraceId[];
};
