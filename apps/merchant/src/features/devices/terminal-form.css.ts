import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space } = vars;
const hairline = `1px solid ${color.border}`;

export const terminal = style({
  display: 'grid',
  gridTemplateColumns: '376px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});

const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[24],
  '@media': { [below.phone]: { padding: space[16] } },
});
export const amountPane = style([
  pane,
  {
    gridRow: '1 / -1',
    borderInlineEnd: hairline,
    '@media': { [below.wide]: { gridRow: 'auto', borderInlineEnd: 0, borderBlockEnd: hairline } },
  },
]);
export const devicePane = style([pane, { gridTemplateRows: '1fr auto', alignContent: 'stretch' }]);

export const amountBox = style({ paddingBlockEnd: space[12], borderBlockEnd: hairline });

const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  padding: `0 ${space[24]} ${space[24]}`,
  '@media': { [below.phone]: { padding: space[16], borderBlockStart: hairline } },
});
export const sendBar = {
  /** Stays within a thumb's reach, however far the form is scrolled. */
  sticky: style([
    bar,
    {
      '@media': {
        [below.phone]: {
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: vars.layer.sticky,
          background: color.surface,
        },
      },
    },
  ]),
  /** Not sticky: with an outcome, the bar would be tall enough to cover keys that can be pressed again. */
  inPlace: bar,
};
// Scrolls a focused field to a position above the bar.
globalStyle(`html:has(${sendBar.sticky})`, { '@media': { [below.phone]: { scrollPaddingBlockEnd: 96 } } });

export const outcome = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.medium,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: vars.type.size[13],
  lineHeight: vars.type.line[13],
});
export const waitingText = style({ flex: '1 1 160px', minWidth: 0 });
export const waitingTitle = style({ display: 'block' });
