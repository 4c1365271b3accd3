import { style } from '@vanilla-extract/css';
import { pressed, pressedEdge, pressedWords } from '../../css/pressed.ts';
import { oneLine, textStyles } from '../../css/text-styles.ts';
import { pointer, vars } from '../../theme.ts';

const { color, radius, size, space, type } = vars;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minHeight: '100%',
  padding: space[12],
  background: color.canvas,
  // Reduces the gaps, because rows of 44 px leave less room.
  '@media': { [pointer.coarse]: { gap: space[8] } },
});

export const sidebarHead = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `max(${space[32]}, ${size.target})`,
  padding: `0 ${space[4]}`,
});
export const navList = style({ display: 'grid', gap: 1 });
export const navGap = style({
  height: space[12],
  '@media': { [pointer.coarse]: { height: space[8] } },
});

export const navItem = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 30,
  padding: `0 ${space[8]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textSecondary,
  fontWeight: type.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    ...pressedEdge,
    '&[aria-current="page"]': { background: color.surfacePressed, color: color.text },
    // Draws the count without adding it to the link's text or accessible name.
    '&[data-count]::after': {
      content: 'attr(data-count) / ""',
      marginInlineStart: 'auto',
      color: color.textMuted,
      fontSize: type.size[12],
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [pointer.hover]: { ':hover': { background: color.surfacePressed, color: color.text } },
    [pointer.coarse]: { minHeight: size.target, fontSize: type.size[14] },
  },
});

export const navIcon = style({
  color: color.textMuted,
  selectors: { [`${navItem}[aria-current="page"] &`]: { color: color.accentText } },
});

export const sidebarFoot = style({
  display: 'grid',
  gap: 1,
  marginBlockStart: 'auto',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

export const smallLinks = style({ display: 'flex', gap: space[4], paddingBlockStart: space[4] });
export const smallLink = style({
  ...textStyles.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  padding: `0 ${space[8]}`,
  color: color.textMuted,
  ':hover': { color: color.text },
  selectors: pressedWords,
});

export const workspaceSwitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  ':hover': { borderColor: color.borderStrong },
  selectors: pressed,
});
export const workspaceName = style([textStyles.small, oneLine, { fontWeight: type.weight.medium }]);
export const workspaceStatus = style({
  ...textStyles.caption,
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color.textMuted,
});
export const statusDot = style({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: radius.full,
  background: color.positiveSolid,
});
export const switchIcon = style({ gridRow: '1 / 3', gridColumn: 2, color: color.textMuted });

export const searchButton = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: size.control,
  padding: `0 ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.textMuted,
  cursor: 'pointer',
  ':hover': { borderColor: color.borderStrong },
  selectors: pressed,
});
export const searchKeys = style({
  marginInlineStart: 'auto',
  '@media': { [pointer.coarse]: { display: 'none' } },
});
