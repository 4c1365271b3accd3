import type { ReactNode } from 'react';
import { useMedia } from '../../private/use-media.ts';
import { below } from '../../tokens/breakpoints.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { authFrame, brandSlot, formBox, formSide, paper, slip } from './auth-frame.css.ts';

export type AuthFrameProps = {
  readonly brandName: string;
  readonly brandHref?: string;
  /** The form. */
  readonly children: ReactNode;
  /** Decoration on the ruled paper, such as a `PaperSlip`. Hidden from screen readers and on phones. */
  readonly aside?: ReactNode;
};

/** Frames a page with a single form, for users who are not signed in. */
export function AuthFrame({ brandName, brandHref, children, aside }: AuthFrameProps) {
  const isPhone = useMedia(below.phone);
  return (
    <main className={authFrame}>
      <div className={formSide}>
        <div className={brandSlot}>
          <BrandMark name={brandName} href={brandHref} />
        </div>
        <div className={formBox}>{children}</div>
      </div>
      <div className={paper} aria-hidden="true">
        {isPhone ? null : aside}
      </div>
    </main>
  );
}

/** Draws a slip of paper with a torn lower edge. */
export function PaperSlip({ children }: { readonly children: ReactNode }) {
  return <div className={slip}>{children}</div>;
}
