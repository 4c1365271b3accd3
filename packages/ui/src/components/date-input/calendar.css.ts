import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { floating } from '../../css/floating.css.ts';
import { figures, textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, radius, size, space, type } = vars;

export const calendarPopover = style([
  floating,
  {
    selectors: { '&&': { position: 'static' } },
    // Layers the calendar above a dialog that contains its field.
    zIndex: vars.layer.dialog,
    maxHeight: 'var(--radix-popover-content-available-height)',
    padding: space[12],
    borderRadius: radius.large,
    overflowY: 'auto',
  },
]);

export const calendar = style({ display: 'grid', gap: space[8] });

export const calendarHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const monthName = style({ ...textStyles.heading, flex: 1, textAlign: 'center' });

export const dayGrid = style({ borderCollapse: 'separate', borderSpacing: '2px', margin: -2 });
export const weekdayHead = style({
  ...textStyles.caption,
  height: 24,
  padding: 0,
  color: color.textMuted,
  fontWeight: type.weight.regular,
  textAlign: 'center',
});
export const dayCell = style({ padding: 0 });

export const day = style({
  ...textStyles.small,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: 0 },
  selectors: {
    ...pressed,
    '&[data-outside]': { color: color.textMuted },
    '&[aria-current="date"]': { borderColor: color.borderStrong, fontWeight: type.weight.semibold },
    '[aria-selected="true"] > &&': {
      background: color.accent,
      borderColor: color.accent,
      color: color.textOnAccent,
    },
    '&[aria-disabled="true"]': {
      color: color.textMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [pointer.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover } },
    },
    // Narrows the days, because seven 44 px targets are wider than a small phone.
    [pointer.coarse]: { width: 40, height: 40 },
    // Draws a border around the selected day, because forced colors remove its background.
    '(forced-colors: active)': {
      selectors: { '[aria-selected="true"] > &&': { borderColor: 'Highlight', borderWidth: 2 } },
    },
  },
});

export const calendarFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
});
