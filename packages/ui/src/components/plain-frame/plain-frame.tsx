import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { plainFrame, plainHead, plainMain } from './plain-frame.css.ts';

export type PlainFrameProps = {
  readonly brandName: string;
  readonly brandHref?: string;
  /** The content at the right end of the header. */
  readonly headerEnd?: ReactNode;
  readonly children: ReactNode;
};

/** Frames a page with a header and no navigation. */
export function PlainFrame({ brandName, brandHref, headerEnd, children }: PlainFrameProps) {
  return (
    <div className={plainFrame}>
      <header className={plainHead}>
        <BrandMark name={brandName} href={brandHref} />
        {headerEnd}
      </header>
      <main className={plainMain}>{children}</main>
    </div>
  );
}
