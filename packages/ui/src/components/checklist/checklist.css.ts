import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

export const checklist = style({ display: 'grid' });

export const checklistItem = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'start',
  minHeight: 44,
  padding: `${space[8]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

/** Places the action next to the text; if both do not fit, the action wraps below. */
export const checklistRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minHeight: vars.size.controlSmall,
});
export const checklistWords = style({ flex: '1 1 200px', minWidth: 0 });

const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  // Centers the icon on a row with one line of text, which is as high as a small button.
  marginBlockStart: `calc((${vars.size.controlSmall} - 16px) / 2)`,
  borderRadius: radius.full,
});
export const checklistSign = styleVariants({
  done: [sign, { background: color.positiveSolid, color: color.surface, forcedColorAdjust: 'none' }],
  open: [sign, { border: `1.5px solid ${color.borderControl}` }],
});

export const checklistTitle = style({
  ...textStyles.small,
  fontWeight: type.weight.medium,
  overflowWrap: 'anywhere',
});
export const checklistDetail = style({
  ...textStyles.caption,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
