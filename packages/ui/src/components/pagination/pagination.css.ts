import { style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const pagination = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  color: vars.color.textMuted,
  '@media': { [below.phone]: { flexWrap: 'wrap', gap: vars.space[8] } },
});

export const paginationPlacement = styleVariants({
  page: { paddingBlock: vars.space[12] },
  card: { padding: `${vars.space[8]} ${vars.space[16]}`, borderBlockStart: `1px solid ${vars.color.border}` },
});

export const range = style([figures, { whiteSpace: 'nowrap' }]);

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [below.phone]: { width: '100%', justifyContent: 'space-between' } },
});

export const jump = style([
  figures,
  { display: 'flex', alignItems: 'center', gap: vars.space[8], whiteSpace: 'nowrap' },
]);

/**
 * Hides the label on the narrowest phones, because the buttons need its space; it is still the accessible
 * name of the field.
 */
export const pageLabel = style({
  '@media': {
    '(max-width: 359px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const pageBox = style({
  selectors: {
    [`${input}&`]: {
      width: 48,
      minHeight: vars.size.controlSmall,
      padding: `0 ${vars.space[4]}`,
      fontSize: vars.type.size[13],
      textAlign: 'center',
    },
  },
});

/** Keeps the page size next to the range, and pushes the buttons to the end. */
export const rows = style([jump, { marginInlineEnd: 'auto' }]);

export const rowsBox = style({
  selectors: {
    [`${input}&`]: {
      width: 'auto',
      minHeight: vars.size.controlSmall,
      padding: `0 ${vars.space[4]}`,
      fontSize: vars.type.size[13],
    },
    // Overrides `:read-only`, which also matches enabled selects.
    [`${input}&:enabled`]: { background: 'transparent' },
  },
});

/** Colors the options, because the native list has its own background. */
export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text });
