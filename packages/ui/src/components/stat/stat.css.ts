import { style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const hairline = `1px solid ${vars.color.border}`;

export const stats = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [below.phone]: { gridAutoFlow: 'row' } },
});

export const stat = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': {
    [below.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[16],
      minHeight: 44,
      padding: `${vars.space[8]} ${vars.space[16]}`,
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
    },
  },
});

export const statLabel = style({
  ...textStyles.caption,
  color: vars.color.textMuted,
  '@media': { [below.phone]: { fontSize: vars.type.size[13] } },
});

export const statValue = style({
  minWidth: 0,
  fontWeight: vars.type.weight.medium,
  '@media': {
    [below.phone]: { justifySelf: 'end', maxWidth: '100%', textAlign: 'end', fontSize: vars.type.size[13] },
  },
});
