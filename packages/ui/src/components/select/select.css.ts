import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const select = style({ position: 'relative' });

export const list = style({
  selectors: {
    [`${input}&`]: { appearance: 'none', paddingInlineEnd: vars.space[32], textOverflow: 'ellipsis' },
    // Overrides `:read-only`, which also matches enabled selects.
    [`${input}&:enabled`]: { background: 'transparent' },
    // Mutes the text of an empty choice like a placeholder.
    [`${input}&:has(option[value=""]:checked)`]: { color: vars.color.textMuted },
  },
});

/** Colors the options, because the native list has its own background. */
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
