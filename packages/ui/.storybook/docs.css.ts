import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/theme.ts';

const { color, radius, space, type } = vars;

/** Selects elements in a docs page’s own prose, but not in a story or in Storybook’s table of props. */
const prose = (element: string): string =>
  `.sbdocs .sbdocs-content ${element}:not(.sb-unstyled *, .docblock-argstable *)`;

globalStyle(prose('h2'), {
  marginBlock: `${space[40]} ${space[8]}`,
  paddingBottom: 0,
  border: 0,
  fontSize: type.size[20],
  lineHeight: type.line[20],
  fontWeight: type.weight.semibold,
});
globalStyle(prose('ol'), { listStyle: 'decimal' });
globalStyle(prose('code'), { borderColor: color.border, background: color.surfaceSunken, color: color.text });

globalStyle(prose('table:not(.docblock-argstable)'), { width: '100%', marginBlock: space[16] });
globalStyle(prose('tr'), { borderTop: `1px solid ${color.border}`, background: 'none' });
globalStyle(prose('th'), {
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  color: color.textMuted,
  fontSize: type.size[12],
  fontWeight: type.weight.medium,
  textAlign: 'start',
});
globalStyle(prose('td'), { padding: `${space[8]} ${space[12]}`, border: 0, verticalAlign: 'top' });

// Draws hairlines instead of Storybook's shadows.
globalStyle('.sbdocs .sbdocs-preview', {
  borderColor: color.border,
  borderRadius: radius.large,
  boxShadow: 'none',
});
