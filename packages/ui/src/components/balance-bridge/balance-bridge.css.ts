import { style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, motion, space, type } = vars;
const forcedColors = '(forced-colors: active)';
const hairline = `1px solid ${color.border}`;

// Defines the columns on the list, so that all bars share one scale; the first column includes a row's
// padding.
export const bridge = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: `calc(16px + ${space[16]}) minmax(0, auto) minmax(80px, 1fr) auto`,
  columnGap: space[12],
  '@media': { [below.phone]: { gridTemplateColumns: `calc(16px + ${space[16]}) minmax(0, 1fr) auto` } },
});

const wholeWidth = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const;
export const bridgeItem = style(wholeWidth);

const row = style({
  ...wholeWidth,
  position: 'relative',
  alignItems: 'center',
  minHeight: vars.size.row,
  padding: `${space[4]} ${space[16]}`,
  '@media': { [below.phone]: { rowGap: space[4], padding: `${space[8]} ${space[16]}` } },
});
export const bridgeRow = styleVariants({
  end: [row],
  line: [row],
  expandable: [
    row,
    {
      transition: `background-color ${motion.fast}`,
      '@media': { [pointer.hover]: { ':hover': { background: color.surfaceHover } } },
    },
  ],
  closing: [row, { borderBlockStart: `1px solid ${color.borderStrong}` }],
  difference: [row, { minHeight: 32, color: color.textMuted }],
});
export const bridgeLabel = style({
  gridColumn: 2,
  minWidth: 0,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
});
export const bridgeEnd = style([
  bridgeLabel,
  { gridColumn: '1 / 3', color: color.text, fontWeight: type.weight.semibold },
]);
export const bridgeCount = style({ ...figures, color: color.textMuted });

export const bridgeHeading = style({
  gridColumn: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  minWidth: 0,
});

/** Covers the line with its button, so that a press anywhere opens it. */
export const bridgeButton = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:active::after': {
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
      borderRadius: vars.radius.small,
    },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
      borderRadius: vars.radius.small,
    },
  },
});
export const bridgeChevron = style({
  color: color.textMuted,
  transition: `transform ${motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

export const bridgeTrack = style({
  position: 'relative',
  gridColumn: 3,
  height: 12,
  '@media': { [below.phone]: { gridColumn: '2 / 4', gridRow: 2, height: 8 } },
});
export const bridgeZero = style({
  position: 'absolute',
  // Extends the zero line through the padding of the rows, so that it has no gaps.
  insetBlock: -12,
  width: 1,
  marginInlineStart: -0.5,
  background: color.borderStrong,
  '@media': { [below.phone]: { insetBlock: 0 } },
});
const bar = style({
  position: 'absolute',
  insetBlock: 0,
  // Makes any amount but zero visible, however small its share.
  minWidth: 2,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
export const bridgeBar = styleVariants({
  end: [bar, { background: color.chartBarActive }],
  plus: [bar, { background: color.chartBar }],
  minus: [bar, { background: color.neutralSolid }],
});

export const bridgeAmount = style({
  ...figures,
  gridColumn: -2,
  color: color.text,
  fontWeight: type.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { gridRow: 1 } },
});
export const bridgeTotal = style([bridgeAmount, { fontWeight: type.weight.semibold }]);

export const bridgeDifferenceLabel = style([bridgeLabel, { gridColumn: '1 / 3', color: color.textMuted }]);
const difference = style([
  bridgeAmount,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[4] },
]);
export const bridgeDifference = styleVariants({
  none: [difference, { color: color.positiveText }],
  some: [difference, { color: color.criticalText }],
});

export const bridgeEntries = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  borderBlock: hairline,
  background: color.surfaceSunken,
});
