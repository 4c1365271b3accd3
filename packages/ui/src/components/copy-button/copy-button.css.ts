import { globalStyle, style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { oneLine } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, size } = vars;

export const copyButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  // Makes up for a target that is taller than a line of text, so that the line's height does not change.
  margin: `calc((20px - ${size.target}) / 2) calc((16px - ${size.target}) / 2) calc((20px - ${size.target}) / 2) -4px`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  '@media': { [pointer.hover]: { ':hover': { background: color.surfaceHover, color: color.text } } },
  selectors: { ...pressed, '&&[data-copied]': { color: color.positiveSolid } },
});

export const notCopied = style({
  flex: 'none',
  color: color.text,
  fontSize: vars.type.size[13],
  whiteSpace: 'nowrap',
});

export const copyable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'top',
});
export const copyableText = style([oneLine, { minWidth: 0 }]);
// Truncates a link in this text as well; otherwise its touch target would extend below the button.
globalStyle(`${copyableText} > a`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
