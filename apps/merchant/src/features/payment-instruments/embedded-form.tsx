import type { FormKind } from '@tillbook/contract/frame';
import { Spinner } from '@tillbook/ui';
import type { Ref } from 'react';
import { formBox, formFrame, loadingLine } from './embedded-form.css.ts';
import { formLoading } from './messages.ts';

export type EmbeddedFormProps = {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly address: string;
  readonly kind: FormKind;
  /** Increased to load the form again. */
  readonly loadCount: number;
  /** The last status that the form reported; undefined until it has appeared. */
  readonly heightPx: number | undefined;
  /** True until the form has appeared, or was waited for in vain. */
  readonly isLoading: boolean;
};

/** The form's approximate height, so that little moves when it appears. */
const expectedHeightPx = { 'card-form': 320, 'bank-form': 400 } as const;

/** The form of the tokenization origin. Card and account numbers are typed there and never reach this page. */
export function EmbeddedForm({ ref, address, kind, loadCount, heightPx, isLoading }: EmbeddedFormProps) {
  return (
    <div className={formBox}>
      {isLoading && (
        <output className={loadingLine}>
          <Spinner />
          <span>{formLoading[kind]}</span>
        </output>
      )}
      <iframe
        // A new frame per form, so that messages of the previous one are not taken for its own.
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
    </div>
  );
}
