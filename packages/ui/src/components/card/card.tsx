import { useId, type ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { classNames } from '../../private/class-names.ts';
import {
  card,
  cardBody,
  cardBodySpread,
  cardCaption,
  cardFoot,
  cardHead,
  cardHeading,
  cardSection,
} from './card.css.ts';

type HeadProps = {
  /** The visible heading, which is also the accessible name. */
  readonly heading?: string;
  /**
   * The level of the heading in the page’s outline; it doesn’t change the look.
   *
   * @default 2
   */
  readonly headingLevel?: 2 | 3;
  /** A short muted text in the head, after the heading. */
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
        {markValues(heading)}
      </Heading>
      {caption && <p className={cardCaption}>{markValues(caption)}</p>}
      {action}
    </div>
  );
}

/** Groups related content in a box with a hairline border. */
export function Card({ children, as: Element = 'section', id, heading, ...head }: CardProps) {
  const headingId = useId();
  return (
    <Element id={id} className={card} aria-labelledby={heading ? headingId : undefined}>
      {heading && <Head {...head} heading={heading} headingId={headingId} />}
      <TextSlot>{children}</TextSlot>
    </Element>
  );
}

/** Adds a section with its own heading to a card; hairlines separate the sections. */
export function CardSection({ children, heading, ...head }: HeadProps & { readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={cardSection} aria-labelledby={heading ? headingId : undefined}>
      {heading && <Head {...head} heading={heading} headingId={headingId} />}
      <TextSlot>{children}</TextSlot>
    </section>
  );
}

export type CardBodyProps = {
  /** The content; a `Stack` if it is spread. */
  readonly children: ReactNode;
  /** Spreads the blocks of the `Stack` over the height of a card that a taller card beside it has stretched. */
  readonly spread?: boolean;
};

/** Adds padding to the content of a card. */
export function CardBody({ children, spread = false }: CardBodyProps) {
  return <div className={classNames(cardBody, spread && cardBodySpread)}>{markValues(children)}</div>;
}

/** Aligns the buttons of a card at its right edge. */
export function CardFoot({ children }: { readonly children: ReactNode }) {
  return <div className={cardFoot}>{children}</div>;
}
