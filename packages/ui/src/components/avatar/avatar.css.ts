import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, radius, type } = vars;

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.neutralSoft,
  color: color.neutralText,
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  verticalAlign: 'middle',
});

export const avatarSize = styleVariants({
  small: { width: 24, height: 24, fontSize: type.size[11], lineHeight: type.line[12] },
  medium: { ...textStyles.caption, width: 32, height: 32 },
  large: { ...textStyles.body, width: 40, height: 40 },
});

/** Draws a circle for a person and a square for an organization. */
export const avatarOf = styleVariants({
  person: { borderRadius: radius.full },
  organization: { borderRadius: radius.small },
});
