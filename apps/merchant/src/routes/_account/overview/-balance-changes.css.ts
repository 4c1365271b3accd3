import { style } from '@vanilla-extract/css';

/** The panel focuses this element when it opens, although it is not a control. */
export const panelContent = style({ ':focus': { outline: 'none' } });

/** On a phone that is 320 px wide, the choices scroll; the padding leaves room for their outlines. */
export const sinceChoice = style({ overflowX: 'auto', margin: -4, padding: 4 });
