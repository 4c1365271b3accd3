import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, radius, space } = vars;

export const emptyState = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  background: `repeating-linear-gradient(to bottom, transparent 0 35px, ${color.chartGrid} 35px 36px) ${color.surface}`,
});

export const emptyStateSize = styleVariants({
  page: {
    minHeight: 420,
    padding: `${space[64]} ${space[24]}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.large,
  },
  part: { padding: `${space[32]} ${space[24]}` },
});

const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBlockEnd: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const iconTile = styleVariants({
  neutral: [tile, { color: color.textMuted }],
  critical: [tile, { color: color.criticalSolid }],
});

// Puts the text on plain paper, so that no ruled line runs through it.
const onPaper = {
  background: color.surface,
  padding: `0 ${space[8]}`,
  borderRadius: radius.small,
  textWrap: 'balance',
} as const;
export const emptyTitle = style({ ...textStyles.heading, ...onPaper, color: color.text });
export const emptyText = style({ ...textStyles.small, ...onPaper, color: color.textSecondary });
export const emptyAction = style({ marginBlockStart: space[16] });
export const emptyNote = style({
  ...textStyles.caption,
  ...onPaper,
  marginBlockStart: space[16],
  color: color.textMuted,
});
