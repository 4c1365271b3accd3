import { Banner, CardBody } from '@tillbook/ui';
import type { ReactNode } from 'react';
import { error } from './form-error.css.ts';

const reveal = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shows why a form was refused. Scrolls into view, since Enter in a field far above may send the form. */
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
