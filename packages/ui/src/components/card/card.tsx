import { useId, type ReactNode } from 'react';
import { card, cardBody, cardCaption, cardFoot, cardHead, cardHeading, cardSection } from './card.css.ts';

type HeadProps = {
  /** Names the card, for the eye and for a screen reader. */
  readonly heading?: string;
  readonly headingLevel?: 2 | 3;
  /** A few muted words at the right end of the head. */
  readonly caption?: ReactNode;
  /** One small button at the right end of the head. */
  readonly action?: ReactNode;
};

export type CardProps = HeadProps & {
  /** `CardBody`, `CardSection`, `CardFoot` or a `DataTable`. Never another card. */
  readonly children: ReactNode;
  readonly as?: 'section' | 'aside' | 'div';
  readonly id?: string;
};

function Head({
  heading,
  headingId,
  headingLevel = 2,
  caption,
  action,
}: HeadProps & { readonly headingId: string }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={cardHead}>
      <Heading className={cardHeading} id={headingId}>
        {heading}
      </Heading>
      {caption && <p className={cardCaption}>{caption}</p>}
      {action}
    </div>
  );
}

/** A hairline around what belongs together. */
export function Card({ children, as: Element = 'section', id, heading, ...head }: CardProps) {
  const headingId = useId();
  return (
    <Element id={id} className={card} aria-labelledby={heading ? headingId : undefined}>
      {heading && <Head {...head} heading={heading} headingId={headingId} />}
      {children}
    </Element>
  );
}

/** A part of a card with a heading of its own, cut off by a hairline. */
export function CardSection({ children, heading, ...head }: HeadProps & { readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={cardSection} aria-labelledby={heading ? headingId : undefined}>
      {heading && <Head {...head} heading={heading} headingId={headingId} />}
      {children}
    </section>
  );
}

/** The inside of a card, 16 px from its edges. */
export function CardBody({ children }: { readonly children: ReactNode }) {
  return <div className={cardBody}>{children}</div>;
}

/** The buttons of a card, at its right edge. */
export function CardFoot({ children }: { readonly children: ReactNode }) {
  return <div className={cardFoot}>{children}</div>;
}
