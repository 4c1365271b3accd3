import { style, styleVariants } from '@vanilla-extract/css';
import { pressedEdge } from '../../css/pressed.ts';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, radius, size, space, type } = vars;

export const wizard = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const stepList = style({
  display: 'grid',
  gap: 2,
  // Places the steps side by side if there is room for two words each, otherwise stacks them.
  '@media': {
    [below.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))', gap: space[4] },
  },
});

export const step = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'start',
  columnGap: space[8],
  width: '100%',
  minHeight: size.row,
  padding: space[8],
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textSecondary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...pressedEdge,
    '&[aria-current="step"]': { background: color.surfacePressed, color: color.text },
    '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-current="step"])': {
          background: color.surfaceHover,
          color: color.text,
        },
      },
    },
  },
});

const sign = style({
  ...textStyles.caption,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: radius.full,
  fontWeight: type.weight.medium,
});
export const stepSign = styleVariants({
  current: [sign, { background: color.accent, color: color.textOnAccent }],
  done: [sign, { background: color.positiveSoft, color: color.positiveText }],
  invalid: [sign, { background: color.criticalSoft, color: color.criticalText }],
  todo: [sign, { background: color.neutralSoft, color: color.neutralText }],
});
export const stepWords = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const stepLabel = style({ fontWeight: type.weight.medium });
export const stepDetail = style({ ...textStyles.caption, color: color.textSecondary });

export const stepBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
});
export const stepTitle = style({ ...textStyles.dialogTitle, ':focus': { outline: 'none' } });
export const stepFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});
/** Pushes the next button to the right edge when there is no back button. */
export const footGap = style({ flex: 1 });
