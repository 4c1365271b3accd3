import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space } = vars;
const hairline = `1px solid ${color.border}`;

export const terminal = style({
  display: 'grid',
  gridTemplateColumns: '376px minmax(0, 1fr)',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
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
    borderInlineEnd: hairline,
    '@media': { [below.wide]: { borderInlineEnd: 0, borderBlockEnd: hairline } },
  },
]);
export const devicePane = style([pane, { gridTemplateRows: '1fr auto', alignContent: 'stretch' }]);

export const amountBox = style({ paddingBlockEnd: space[12], borderBlockEnd: hairline });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  // Under a thumb, and what came of it in sight, however far the devices are scrolled.
  '@media': {
    [below.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      margin: `0 calc(-1 * ${space[16]}) calc(-1 * ${space[16]})`,
      padding: space[16],
      borderBlockStart: hairline,
      background: color.surface,
    },
  },
});

export const outcome = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.medium,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: vars.type.size[13],
  lineHeight: vars.type.line[13],
});
export const waitingTitle = style({ display: 'block' });
