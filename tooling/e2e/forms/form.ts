import type { TraceId } from '@tillbook/config/vitest';
import type { Page } from 'playwright';
import type { Person } from '../product/sign-in-by-call.ts';

export type Form = {
  readonly name: string;
  readonly person?: Person;
  /** May contain placeholders such as `{payment}`, which are replaced with IDs of the demo data. */
  readonly path: string;
  /** Steps on the page before the form opens. */
  readonly beforeOpening?: (page: Page) => Promise<void>;
  /** The button that opens the form, and its card if another button has the same name. */
  readonly opener?: { readonly label: string; readonly card?: string };
  readonly dialog?: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly submit: string | RegExp;
  /** The submit button's text while the response is pending. */
  readonly busy: string;
  readonly call: RegExp;
  /** Fields of the request body, in alphabetical order. */
  readonly body: readonly string[];
  /** Message shown if the server's response has no message. */
  readonly fallback: string | RegExp;
  /** Message shown without a network, if different from `fallback`. */
  readonly away?: string;
  /** False if Enter in a field doesn't submit: in the tokenization frame, and in forms without a field. */
  readonly isSentByEnter?: false;
  /** IDs of the requirements that the tests of the dialog, the submission, and the refusals cover. */
  readonly shows?: {
    readonly dialog?: readonly TraceId[];
    readonly sending?: readonly TraceId[];
    readonly refusal?: readonly TraceId[];
  };
};
