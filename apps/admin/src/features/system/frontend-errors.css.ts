import { style } from '@vanilla-extract/css';
import { vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;

export const groups = style({ margin: 0, padding: 0, listStyle: 'none' });

export const group = style({
  borderBlockStart: `1px solid ${color.border}`,
  ':first-child': { borderBlockStart: 0 },
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  cursor: 'pointer',
  ':hover': { background: color.surfaceHover },
  selectors: { '&&:active': { background: color.surfacePressed } },
});

export const message = style({
  flex: '1 1 320px',
  minWidth: 0,
  color: color.text,
  fontWeight: type.weight.medium,
  overflowWrap: 'anywhere',
});

export const stack = style({
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  overflow: 'auto',
  maxHeight: 320,
  background: color.surfaceSunken,
  color: color.textSecondary,
  fontSize: type.size[12],
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
