import type { FormKind } from '@tillbook/contract/frame';
import type { Ref } from 'react';
import { formFrame } from './embedded-form.css.ts';

export type EmbeddedFormProps = {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly address: string;
  readonly kind: FormKind;
  /** Counts how often the form was asked for; another count loads it anew. */
  readonly loadCount: number;
  /** As the form has last said; undefined until it has appeared. */
  readonly heightPx: number | undefined;
};

/** About as high as the form will be, so that little moves when it appears. */
const expectedHeightPx = { 'card-form': 320, 'bank-form': 400 } as const;

/** The form of the tokenization origin. Card and account numbers are typed there and never reach this page. */
export function EmbeddedForm({ ref, address, kind, loadCount, heightPx }: EmbeddedFormProps) {
  return (
    <iframe
      // Another form is another frame, or the last one's messages would count for this one.
      key={`${address} ${String(loadCount)}`}
      ref={ref}
      src={address}
      // It may not lead this page away nor open another. The two permissions together would undo each other on a page of
      // this origin; the form has an origin of its own, and its vault answers to no other.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-forms allow-same-origin allow-scripts"
      title={kind === 'card-form' ? 'Card form' : 'Bank account form'}
      height={heightPx ?? expectedHeightPx[kind]}
      className={formFrame}
    />
  );
}
