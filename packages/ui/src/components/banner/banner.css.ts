import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color } = vars;

export const banner = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: `10px ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
});
export const bannerTone = styleVariants({
  info: { background: color.infoSoft, color: color.infoText },
  positive: { background: color.positiveSoft, color: color.positiveText },
  caution: { background: color.cautionSoft, color: color.cautionText },
  critical: { background: color.criticalSoft, color: color.criticalText },
});
export const bannerIcon = style({ paddingBlockStart: 2 });
export const bannerText = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
export const bannerTitle = style({ fontWeight: vars.type.weight.semibold });
/** Puts the action next to the text if there is room, otherwise below it. */
export const bannerContent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  flex: 1,
  minWidth: 0,
});
export const bannerAction = style({ flex: 'none' });
/**
 * Takes up only the height of a line of text, so that a dismissible banner is no taller than other banners.
 */
export const bannerDismiss = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  margin: `calc((20px - ${vars.size.target}) / 2) -4px`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&&:active': { boxShadow: 'inset 0 0 0 1px currentColor' } },
});
