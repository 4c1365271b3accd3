import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Identifier } from '../text/text.tsx';
import { cutMiddle } from './cut-middle.ts';
import { cut } from './middle-truncate.css.ts';

export type MiddleTruncateProps = {
  /** The whole identifier, which is also announced and copied. */
  readonly text: string;
  /** The number of characters at the end. Defaults to 8. */
  readonly endLength?: number;
};

/** Shows an identifier with its middle cut out, so that its distinctive end stays visible. */
export function MiddleTruncate({ text, endLength }: MiddleTruncateProps) {
  const short = cutMiddle(text, endLength);
  if (short === text) return <Identifier>{text}</Identifier>;
  return (
    <span title={text} translate="no">
      <span className={cut} aria-hidden="true">
        {short}
      </span>
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
