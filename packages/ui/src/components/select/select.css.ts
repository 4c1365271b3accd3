import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const select = style({ position: 'relative' });

export const list = style({
  selectors: {
    [`${input}&`]: { appearance: 'none', paddingInlineEnd: vars.space[32], textOverflow: 'ellipsis' },
    // To a style sheet a list that can be changed is read-only like a field that cannot.
    [`${input}&:enabled`]: { background: 'transparent' },
    // The words of an empty choice are no value and look like a placeholder.
    [`${input}&:has(option[value=""]:checked)`]: { color: vars.color.textMuted },
  },
});

/** The list that the system opens has its own ground, and on it the words need their own colour. */
export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text });

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[8],
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
