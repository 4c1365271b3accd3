import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';
import { alignEnd, cell, headCell, innerTotal, totalCell } from './data-table.css.ts';

const { space } = vars;

/** Shows a table with its columns on phones: tighter, and with wrapped text. */
export const keptColumns = style({});

const whenKept = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${keptColumns} ${selector}`, { '@media': { [below.phone]: rule } });

whenKept(`:is(${headCell}, ${cell})`, { paddingInline: space[4], whiteSpace: 'normal' });
whenKept(cell, { paddingBlock: space[8] });
whenKept(`${totalCell}${innerTotal}`, { paddingInline: space[4] });
// Leaves numbers and their headings on one line.
whenKept(`:is(${headCell}, ${cell})${alignEnd}`, { whiteSpace: 'nowrap' });
whenKept(`:is(${headCell}, ${cell}):first-child`, { paddingInlineStart: space[16] });
whenKept(`:is(${headCell}, ${cell}):last-child`, { paddingInlineEnd: space[16] });
