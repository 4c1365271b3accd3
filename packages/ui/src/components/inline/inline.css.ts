import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minWidth: 0 });
export const inlineWrap = style({ flexWrap: 'wrap' });

export const inlineAlign = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const inlineJustify = styleVariants({
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
