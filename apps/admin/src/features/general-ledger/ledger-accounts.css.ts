import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, radius, space, type } = vars;
const hairline = `1px solid ${color.border}`;

export const frame = style({
  border: hairline,
  borderRadius: radius.large,
  background: color.surface,
  overflow: 'clip',
});

const fiveColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;

export const accounts = style(fiveColumns);

export const account = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  // Draws lines above and before each card and shifts them by their own width, so that no line is at the
  // frame's edge.
  margin: '-1px 0 0 -1px',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  fontSize: type.size[13],
  lineHeight: type.line[13],
});
globalStyle(`${account}:nth-child(odd):last-child`, {
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

export const numberAndType = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.textMuted,
  fontSize: type.size[12],
  lineHeight: type.line[12],
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ fontWeight: type.weight.medium });

export const balance = style({
  // Places the balance at the bottom of the card, even next to a card whose name takes two lines.
  marginBlockStart: 'auto',
  fontSize: type.size[16],
  lineHeight: type.line[16],
  fontWeight: type.weight.semibold,
  letterSpacing: '-.011em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const noBalance = style([balance, { color: color.textMuted }]);

export const trial = style({
  ...fiveColumns,
  alignItems: 'center',
  margin: 0,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  fontSize: type.size[13],
  lineHeight: type.line[13],
  '@media': { [below.medium]: { ...fiveColumns['@media'][below.medium], rowGap: space[4] } },
});
export const trialHead = style({
  gridColumn: 'span 2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingInline: space[16],
});
/** Places a label above its figure; on narrow screens, both share a full-width line. */
export const trialFigure = style({
  display: 'grid',
  gap: space[2],
  paddingInline: space[16],
  '@media': {
    [below.medium]: {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
  },
});
export const trialLabel = style({
  color: color.textMuted,
  fontSize: type.size[12],
  lineHeight: type.line[12],
});
export const trialValue = style({ margin: 0, fontWeight: type.weight.medium });
/** Draws the double rule, reserved for final totals, under the difference of the two amounts before it. */
export const trialTotal = style({
  paddingBlockEnd: 3,
  borderBlockEnd: `3px double ${color.textMuted}`,
});
