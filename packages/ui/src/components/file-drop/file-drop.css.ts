import { globalStyle, style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { figures, oneLine, textStyles } from '../../css/text-styles.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { pointer, vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

export const fileDrop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
});
export const label = style({ ...textStyles.small, fontWeight: type.weight.medium });

/** Fills the box with a label, so that a click anywhere in it opens the file picker. */
export const target = style({
  ...textStyles.small,
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[24]} ${space[16]}`,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.medium,
  color: color.textSecondary,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    ...pressed,
    '&[data-over]': { background: color.accentSoft, borderColor: color.accent, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: color.criticalSolid },
    '&:has(:disabled)': {
      borderColor: color.border,
      background: color.surfaceSunken,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [pointer.hover]: {
      selectors: { '&:hover:not([data-over], :has(:disabled))': { background: color.surfaceHover } },
    },
  },
});
export const targetIcon = style({ color: color.textMuted });
export const choose = style({
  color: color.accentText,
  fontWeight: type.weight.medium,
  selectors: { [`${target}:has(:disabled) &`]: { color: 'inherit' } },
});
export const hint = style({ ...textStyles.caption, color: color.textMuted, overflowWrap: 'anywhere' });
export const input = style([visuallyHidden]);

export const files = style({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});
export const file = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: vars.size.row,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
});
globalStyle(`${file} + ${file}`, { borderBlockStart: `1px solid ${color.border}` });
export const fileIcon = style({ color: color.textMuted });
export const fileWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minWidth: 0,
});
/** Truncates a long file name, but never the detail next to it. */
export const fileName = style({ ...oneLine, fontWeight: type.weight.medium, minWidth: 0, maxWidth: '100%' });
export const fileDetail = style([textStyles.caption, figures, { color: color.textMuted }]);
export const fileBelow = style({
  gridColumn: '2 / 4',
  paddingInlineEnd: space[8],
  paddingBlockEnd: space[8],
});
export const problem = style({ ...textStyles.caption, display: 'flex', gap: 6, color: color.criticalText });
export const problemIcon = style({ flex: 'none', paddingBlockStart: 2 });
