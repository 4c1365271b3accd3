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
  /** The height that the form last reported; undefined until the form appears. */
  readonly heightPx: number | undefined;
  /** True until the form appears or times out. */
  readonly isLoading: boolean;
};

/** Approximate heights, so that little moves when the form appears. */
const expectedHeightPx = { 'card-form': 320, 'bank-form': 400 } as const;

/** Embeds a form of the tokenization origin. Card and account numbers never reach this page. */
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
        // A new frame per form, so that messages from the previous form are ignored.
        key={`${address} ${String(loadCount)}`}
        ref={ref}
        src={address}
        // The form may not navigate this page or open another. Allowing scripts and the same origin would defeat the
        // sandbox on this page's origin, but the form has a different origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-same-origin allow-scripts"
        title={kind === 'card-form' ? 'Card form' : 'Bank account form'}
        height={heightPx ?? expectedHeightPx[kind]}
        className={formFrame}
      />
    </div>
  );
}
