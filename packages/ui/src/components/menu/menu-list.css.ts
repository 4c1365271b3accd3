import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { pressedEdge } from '../../css/pressed.ts';
import { floating } from '../../css/floating.css.ts';
import { textStyles } from '../../css/text-styles.ts';
import { reducedMotion, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const menuList = style([
  floating,
  {
    selectors: { '&&': { position: 'static' } },
    zIndex: vars.layer.dialog,
    minWidth: 176,
    maxWidth: 'min(320px, calc(100vw - 16px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: space[4],
    borderRadius: radius.medium,
    overflowY: 'auto',
    animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
    // Removes the animation instead of shortening it to 0 ms: Radix then closes the list without waiting for
    // its end.
    '@media': { [reducedMotion]: { animation: 'none' } },
    ':focus': { outline: 'none' },
  },
]);

export const menuGroup = style({});
globalStyle(`${menuGroup} + ${menuGroup}`, {
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const menuGroupLabel = style({
  ...textStyles.caption,
  padding: `${space[4]} ${space[8]}`,
  color: color.textMuted,
});

export const menuItem = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[8],
  minHeight: size.control,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.small,
  color: color.text,
  cursor: 'pointer',
  userSelect: 'none',
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: 'none' },
  selectors: {
    ...pressedEdge,
    // Highlights the item the same way for the pointer and the keyboard.
    '&:is([data-highlighted], :focus)': { background: color.surfacePressed },
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
  },
});
export const criticalItem = style({ selectors: { '&:not([data-disabled])': { color: color.criticalText } } });

export const itemIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  color: color.textSecondary,
  selectors: {
    [`${criticalItem} &`]: { color: 'inherit' },
    [`${menuItem}[data-disabled] &`]: { color: 'inherit' },
  },
});
export const itemWords = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const itemHint = style({ ...textStyles.caption, color: color.textSecondary });
/** Removes the space for icons from a list without icons. */
export const withoutIcons = style({ gridTemplateColumns: '0 minmax(0, 1fr)', columnGap: 0 });
