import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, reducedMotion, vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

export const chart = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
});

export const chartHead = style({
  ...textStyles.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: vars.size.controlSmall,
  color: color.textMuted,
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });
export const legendEntry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  overflowWrap: 'anywhere',
});

const key = style({ flex: 'none', width: 12, height: 8, borderRadius: 2, forcedColorAdjust: 'none' });
/** Shows a sample of each kind of bar in the legend. */
export const legendKey = styleVariants({
  bar: [key, { background: color.chartBar }],
  negative: [key, { background: color.criticalSolid }],
  ghost: [
    key,
    { borderRadius: 0, background: color.neutralSoft, borderBlockStart: `2px solid ${color.neutralSolid}` },
  ],
});

export const plotHeight = styleVariants({
  small: { height: 104, '@media': { [below.phone]: { height: 160 } } },
  medium: { height: 180, '@media': { [below.phone]: { height: 160 } } },
  large: { height: 260 },
});

/** Matches the height of the plot that the table replaces, including the space above and below it. */
export const tableHeight = styleVariants({
  small: { height: 138, '@media': { [below.phone]: { height: 194 } } },
  medium: { height: 214, '@media': { [below.phone]: { height: 194 } } },
  large: { height: 294 },
});

export const frame = style({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 20px',
  paddingBlockStart: 14,
  fontSize: type.size[11],
  lineHeight: '12px',
  color: color.textMuted,
});

export const gridArea = style({ position: 'relative', gridRow: 1, gridColumn: '1 / 3' });
export const gridline = style({
  position: 'absolute',
  insetInline: 0,
  height: 0,
  borderBlockStart: `1px solid ${color.chartGrid}`,
});
export const zeroLine = style({ borderBlockStartColor: color.borderStrong });
export const gridlineLabel = style({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 2 });
/** Sets the column of labels to the width of the longest label. */
export const labelWidth = style({
  gridRow: 1,
  gridColumn: 2,
  height: 0,
  paddingInlineStart: space[12],
  visibility: 'hidden',
  whiteSpace: 'nowrap',
});

export const plot = style({ position: 'relative', gridRow: 1, gridColumn: 1 });
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const axis = style({ position: 'relative', gridRow: 2, gridColumn: 1 });
export const axisLabel = style({ position: 'absolute', insetBlockEnd: 0, whiteSpace: 'nowrap' });
export const minorLabel = style({ '@container': { '(max-width: 420px)': { display: 'none' } } });

export const empty = style({
  ...textStyles.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  color: color.textMuted,
});

export const tableFrame = style({
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const waiting = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2%',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const waitingBar = style({ flex: 1, borderRadius: '2px 2px 0 0', background: color.skeleton });
/** Reserves the space above the plot and below it, for the axis. */
export const waitingFrame = style({ paddingBlock: '14px 20px' });

/** Takes up space but is neither visible nor read aloud. */
export const unseen = style({ visibility: 'hidden' });
