import type { TraceId } from '@tillbook/vitest-config';
import type { Page } from 'playwright';
import type { Person } from '../product/sign-in-by-call.ts';

/** Something that is filled in and sent. */
export type Form = {
  readonly name: string;
  readonly person?: Person;
  /** As in a screen: `{payment}` and the like stand for ids of the demo data. */
  readonly path: string;
  /** What is filled in on the page before the form is opened: a question about it, say. */
  readonly beforeOpening?: (page: Page) => Promise<void>;
  /** The button on the page that opens the form, and the card it stands in, where others have one of the same name. */
  readonly opener?: { readonly label: string; readonly card?: string };
  /** The dialog it stands in. */
  readonly dialog?: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly submit: string;
  /** What the button says while the answer is awaited. */
  readonly busy: string;
  /** The call that sends it. */
  readonly call: RegExp;
  /** The fields of its body, in alphabetical order. */
  readonly body: readonly string[];
  /** What is shown where the server gives no message. */
  readonly fallback: string;
  /** What is shown without a network, where that is something else. */
  readonly away?: string;
  /** False where Enter in a field sends nothing: for the frame of the tokenization origin, and where there is no field. */
  readonly isSentByEnter?: false;
  /** What is shown by its dialog, by what it sends and says meanwhile, and by what it says when it is refused. */
  readonly shows?: {
    readonly dialog?: readonly TraceId[];
    readonly sending?: readonly TraceId[];
    readonly refusal?: readonly TraceId[];
  };
};
