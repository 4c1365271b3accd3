import { style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, space } = vars;

/** Insets the line like a table's cells, so that it lines up with the card's heading above it. */
export const emptyLine = style({
  ...textStyles.small,
  padding: `${space[12]} ${space[16]}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
