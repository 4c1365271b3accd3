import type { TraceId } from '@tillbook/config/vitest';
import type { Page } from 'playwright';
import type { Person } from '../product/sign-in-by-call.ts';

/** A form under test. */
export type Form = {
  readonly name: string;
  readonly person?: Person;
  /** As in a screen: `{payment}` and the like are replaced by ids of the demo data. */
  readonly path: string;
  /** Steps on the page before the form opens, such as a confirmation. */
  readonly beforeOpening?: (page: Page) => Promise<void>;
  /** The button that opens the form, and its card, if another button has the same name. */
  readonly opener?: { readonly label: string; readonly card?: string };
  /** The dialog of the form. */
  readonly dialog?: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly submit: string | RegExp;
  /** The button's text while the response is pending. */
  readonly busy: string;
  /** The call that submits it. */
  readonly call: RegExp;
  /** The fields of its body, in alphabetical order. */
  readonly body: readonly string[];
  /** The message if the server sends none. */
  readonly fallback: string | RegExp;
  /** The message without a network, if different. */
  readonly away?: string;
  /** False if Enter in a field submits nothing: in the tokenization frame, and without a field. */
  readonly isSentByEnter?: false;
  /** Groups of properties: the dialog, the submission, and the messages of failures. */
  readonly shows?: {
    readonly dialog?: readonly TraceId[];
    readonly sending?: readonly TraceId[];
    readonly refusal?: readonly TraceId[];
  };
};
