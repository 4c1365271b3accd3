import { Link } from '../link/link.tsx';
import { brand, ground, mark, sign } from './brand-mark.css.ts';

export type BrandMarkProps = {
  readonly name: string;
  /** The address that the mark and the name link to. Without it, they are not a link. */
  readonly href?: string | undefined;
};

/** Draws the mark without a name. Exported for its page in Storybook. */
export function Mark({ className = mark }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={ground} width="24" height="24" rx="6" />
      <g className={sign}>
        <rect x="5" y="5.5" width="14" height="3" rx="1.5" />
        <path d="M9.25 10.5h5.5v8.6c0 .4-.5.6-.8.3L12 17.6l-1.95 1.8c-.3.3-.8.1-.8-.3z" />
      </g>
    </svg>
  );
}

/** Shows the mark and the brand's name. */
export function BrandMark({ name, href }: BrandMarkProps) {
  const content = (
    <>
      <Mark />
      <span>{name}</span>
    </>
  );
  if (!href) return <span className={brand}>{content}</span>;
  return (
    <Link href={href} className={brand}>
      {content}
    </Link>
  );
}
