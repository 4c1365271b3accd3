import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { figures, textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, radius, size, space, type } = vars;

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

// Scrolls the tabs in one line on small screens. The margin aligns their text with the content below.
export const tabList = style({
  display: 'flex',
  gap: space[16],
  marginInline: -4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = style({
  ...textStyles.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[8],
  minHeight: `calc(${size.row} + 4px)`,
  padding: `0 ${space[4]}`,
  border: 0,
  background: 'none',
  color: color.textSecondary,
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: space[4],
    insetBlockEnd: 0,
    height: 2,
    borderRadius: radius.full,
  },
  // Insets the focus ring, because the list clips its overflow.
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    ...pressed,
    '&[aria-selected="true"]': { color: color.text },
    '&[aria-selected="true"]::after': { background: color.accent },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [pointer.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.text } } } },
});

export const tabCount = style({
  ...textStyles.caption,
  ...figures,
  padding: '0 6px',
  borderRadius: radius.full,
  background: color.neutralSoft,
  color: color.neutralText,
});

export const tabPanel = style({
  minWidth: 0,
  paddingBlockStart: space[16],
  ':focus-visible': { outlineOffset: -2 },
});
