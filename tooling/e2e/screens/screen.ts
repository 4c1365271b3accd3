import type { TraceId } from '@tillbook/config/vitest';
import type { Person } from '../product/sign-in-by-call.ts';

export type ScreenPart = {
  readonly name: string;
  readonly call: RegExp;
  /** The specification's message, or the screen's if the specification has no message. */
  readonly failure: string;
  /** Beginning of the log, for parts whose failure is only logged, as the specification requires. */
  readonly log?: string;
  readonly retryLabel?: 'Try Again';
  readonly shows?: { readonly loading?: readonly TraceId[]; readonly failure?: readonly TraceId[] };
};

export type Screen = {
  readonly name: string;
  /** User of the screen; undefined for public screens. */
  readonly person?: Person;
  /** May contain placeholders such as `{payment}`, which are replaced with IDs of the demo data. */
  readonly path: string;
  readonly heading: RegExp;
  readonly documentTitle: string;
  readonly content: RegExp;
  readonly parts?: readonly ScreenPart[];
  /** A user without data, and the text of the empty state. */
  readonly empty?: { readonly person: Person; readonly text: string; readonly shows?: readonly TraceId[] };
  /** IDs of the requirements that the test of the screen's content covers. */
  readonly shows?: readonly TraceId[];
};
