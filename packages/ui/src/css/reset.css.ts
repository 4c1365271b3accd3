import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.type.family,
  fontSize: vars.type.size[14],
  lineHeight: vars.type.line[14],
  fontWeight: vars.type.weight.regular,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.small,
});
