import { globalStyle, style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const hairline = `1px solid ${vars.color.border}`;

// Clips a hovered row at the rounded corners without creating a scroll container, which would trap a sticky head.
export const card = style({
  minWidth: 0,
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflow: 'clip',
});

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: 48,
  padding: `${vars.space[8]} ${vars.space[16]}`,
});
export const cardHeading = style(textStyles.heading);
export const cardCaption = style({ ...textStyles.caption, color: vars.color.textMuted });

export const cardBody = style({
  padding: vars.space[16],
  selectors: { [`${cardHead} + &`]: { paddingBlockStart: vars.space[4] } },
});

/** Spreads the blocks of the body over the height of a card that a taller card beside it has stretched. */
export const cardBodySpread = style({ display: 'grid', flexGrow: 1 });
globalStyle(`${card}:has(> ${cardBodySpread})`, { display: 'flex', flexDirection: 'column' });
globalStyle(`${cardBody}${cardBodySpread} > *`, { alignContent: 'space-between' });

export const cardSection = style({ borderBlockStart: hairline });

export const cardFoot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockStart: hairline,
});

// Separates content outside a `CardBody`, such as a table, from the head with a hairline.
globalStyle(`${cardHead} + *:not(${cardBody}, ${cardFoot}, ${cardSection})`, { borderBlockStart: hairline });
