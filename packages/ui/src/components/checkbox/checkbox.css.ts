import { style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { pointer, vars } from '../../theme.ts';

const { color, size, space } = vars;

export const checkboxRow = style({
  ...textStyles.small,
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifySelf: 'start',
  columnGap: space[8],
  alignContent: 'center',
  alignItems: 'start',
  minHeight: size.target,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed' } },
});

/** Styles the input itself as the square; the check mark is above it and lets clicks through. */
export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: 16,
  height: 16,
  // Centers the square on the first line of the label, even if the label wraps.
  margin: '2px 0',
  border: `1px solid ${color.borderControl}`,
  borderRadius: 4,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:is(:checked, :indeterminate)': { background: color.accent, borderColor: color.accent },
    [`${checkboxRow}:active &&:not(:disabled, :checked, :indeterminate)`]: {
      background: color.surfacePressed,
    },
    [`${checkboxRow}:active &&:is(:checked, :indeterminate):not(:disabled)`]: {
      background: color.accentActive,
    },
    '&:disabled': { background: color.neutralSoft, borderColor: color.border },
    '&[aria-invalid="true"]': {
      borderColor: color.criticalSolid,
      boxShadow: `inset 0 0 0 1px ${color.criticalSolid}`,
    },
  },
  '@media': {
    [pointer.hover]: {
      selectors: {
        [`${checkboxRow}:hover &:not(:disabled, :checked, :indeterminate, [aria-invalid="true"])`]: {
          borderColor: color.textMuted,
          background: color.surfaceHover,
        },
        [`${checkboxRow}:hover &:is(:checked, :indeterminate):not(:disabled)`]: {
          background: color.accentHover,
          borderColor: color.accentHover,
        },
      },
    },
  },
});

export const mark = style({
  gridArea: '1 / 1',
  display: 'none',
  placeItems: 'center',
  width: 16,
  height: 16,
  marginBlock: 2,
  color: color.textOnAccent,
  pointerEvents: 'none',
  selectors: {
    [`${box}:is(:checked, :indeterminate) + &`]: { display: 'grid' },
    [`${box}:disabled + &`]: { color: color.textMuted },
  },
});

export const words = style({ gridArea: '1 / 2', overflowWrap: 'anywhere' });
export const hiddenWords = style([visuallyHidden, { gridArea: '1 / 1' }]);
export const help = style({ ...textStyles.caption, gridColumn: 2, color: color.textMuted });
export const error = style({
  ...textStyles.caption,
  gridColumn: 2,
  display: 'flex',
  gap: 6,
  color: color.criticalText,
});
export const errorIcon = style({ flex: 'none', paddingBlockStart: 2 });
