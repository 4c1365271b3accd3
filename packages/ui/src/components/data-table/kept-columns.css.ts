import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';
import { alignEnd, cell, headCell, innerTotal, totalCell } from './data-table.css.ts';

const { space } = vars;

/** A table that stays a table on a phone: narrower, and its words may break. */
export const keptColumns = style({});

const whenKept = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${keptColumns} ${selector}`, { '@media': { [below.phone]: rule } });

whenKept(`:is(${headCell}, ${cell})`, { paddingInline: space[4], whiteSpace: 'normal' });
whenKept(cell, { paddingBlock: space[8] });
whenKept(`${totalCell}${innerTotal}`, { paddingInline: space[4] });
// A figure stands on one line, and so does its heading, whatever gives way to it.
whenKept(`:is(${headCell}, ${cell})${alignEnd}`, { whiteSpace: 'nowrap' });
whenKept(`:is(${headCell}, ${cell}):first-child`, { paddingInlineStart: space[16] });
whenKept(`:is(${headCell}, ${cell}):last-child`, { paddingInlineEnd: space[16] });
