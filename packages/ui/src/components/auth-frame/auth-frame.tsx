import type { ReactNode } from 'react';
import { useMedia } from '../../private/use-media.ts';
import { below } from '../../tokens/breakpoints.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { authFrame, brandPlace, formBox, formSide, paper, slip } from './auth-frame.css.ts';

export type AuthFrameProps = {
  readonly brandName: string;
  readonly brandHref?: string;
  /** The form. */
  readonly children: ReactNode;
  /** What lies on the ruled paper beside it, a `PaperSlip`. It is a picture: a screen reader passes it over, a phone leaves it out. */
  readonly aside?: ReactNode;
};

/** A page of one form, for whoever is not signed in. */
export function AuthFrame({ brandName, brandHref, children, aside }: AuthFrameProps) {
  const isPhone = useMedia(below.phone);
  return (
    <main className={authFrame}>
      <div className={formSide}>
        <div className={brandPlace}>
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

/** A slip of paper torn off below. */
export function PaperSlip({ children }: { readonly children: ReactNode }) {
  return <div className={slip}>{children}</div>;
}
