import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { reducedMotion, vars } from '../../theme.ts';

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

const key = style({ flex: 'none', width: 12, height: 8, borderRadius: 2 });
/** A filled mark for what is drawn, an empty one for what it is compared with: colour never speaks alone. */
export const legendKey = styleVariants({
  series: [key, { background: color.chartBarActive }],
  comparison: [key, { border: `1px solid ${color.neutralSolid}` }],
});

export const plotHeight = styleVariants({
  small: { height: 120 },
  medium: { height: 180 },
  large: { height: 260 },
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
/** Gives the column of labels the width of the longest. */
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
/** As high as what it stands for with its head and its axis. */
export const waitingFrame = style({
  paddingBlock: `calc(14px + ${vars.size.controlSmall} + ${space[8]}) 20px`,
});
