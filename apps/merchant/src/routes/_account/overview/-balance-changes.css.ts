import { style } from '@vanilla-extract/css';

/** It takes the focus when the panel opens, and is no control. */
export const panelContent = style({ ':focus': { outline: 'none' } });

/** The choices do not fit a phone of 320 px, where they are scrolled. Their outline is kept. */
export const sinceChoice = style({ overflowX: 'auto', margin: -4, padding: 4 });
