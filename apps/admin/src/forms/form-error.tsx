import { Banner, CardBody } from '@tillbook/ui';
import type { ReactNode } from 'react';
import { error } from './form-error.css.ts';

const reveal = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why a form was refused: above its buttons, and scrolled into view if it was sent from a field. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={reveal} className={error}>
      <CardBody>
        <Banner tone="critical" announce>
          {children}
        </Banner>
      </CardBody>
    </div>
  );
}
