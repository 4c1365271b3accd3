import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';
import { alignEnd, cell, headCell, innerTotal, totalCell } from './data-table.css.ts';

const { space } = vars;

/** A table that keeps its columns on phones: tighter, and its text may wrap. */
export const keptColumns = style({});

const whenKept = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${keptColumns} ${selector}`, { '@media': { [below.phone]: rule } });

whenKept(`:is(${headCell}, ${cell})`, { paddingInline: space[4], whiteSpace: 'normal' });
whenKept(cell, { paddingBlock: space[8] });
whenKept(`${totalCell}${innerTotal}`, { paddingInline: space[4] });
// Numbers and their headings stay on one line, whatever else wraps.
whenKept(`:is(${headCell}, ${cell})${alignEnd}`, { whiteSpace: 'nowrap' });
whenKept(`:is(${headCell}, ${cell}):first-child`, { paddingInlineStart: space[16] });
whenKept(`:is(${headCell}, ${cell}):last-child`, { paddingInlineEnd: space[16] });
