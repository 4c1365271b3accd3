import { style, styleVariants } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { figures, oneLine, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, space, type } = vars;

export const attentionList = style({ display: 'grid' });
export const attentionItem = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

/** Aligns the starts of all titles and the ends of all amounts. */
export const attentionRow = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto minmax(72px, auto) 16px',
  alignItems: 'center',
  columnGap: space[16],
  minHeight: vars.size.row,
  padding: `${space[4]} ${space[16]}`,
  '@media': {
    [below.phone]: {
      gridTemplateColumns: '16px minmax(0, 1fr) auto 16px',
      columnGap: space[12],
      rowGap: 1,
      minHeight: 60,
      padding: `${space[8]} ${space[16]}`,
    },
  },
});

export const attentionLink = style([
  attentionRow,
  {
    color: color.text,
    transition: `background-color ${vars.motion.fast}`,
    ':focus-visible': { outlineOffset: -2 },
    selectors: pressed,
    '@media': { [pointer.hover]: { ':hover': { background: color.surfaceHover } } },
  },
]);

const icon = style({ gridColumn: 1, '@media': { [below.phone]: { gridRow: '1 / 3' } } });
export const attentionIcon = styleVariants({
  info: [icon, { color: color.infoSolid }],
  caution: [icon, { color: color.cautionSolid }],
  critical: [icon, { color: color.criticalSolid }],
});

export const attentionTitle = style([
  oneLine,
  {
    fontWeight: type.weight.medium,
    '@media': {
      [below.phone]: { gridColumn: 2, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
]);

const time = style({
  ...textStyles.caption,
  ...figures,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { gridColumn: 2, gridRow: 2, textAlign: 'start' } },
});
export const attentionTime = styleVariants({
  info: [time, { color: color.textMuted }],
  caution: [time, { color: color.cautionText, fontWeight: type.weight.medium }],
  critical: [time, { color: color.criticalText, fontWeight: type.weight.medium }],
});

export const attentionAmount = style({
  ...figures,
  fontWeight: type.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { gridColumn: 3, gridRow: '1 / 3' } },
});
export const attentionChevron = style({
  color: color.textMuted,
  '@media': { [below.phone]: { gridColumn: 4, gridRow: '1 / 3' } },
});
