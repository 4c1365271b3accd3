import { vars } from '../theme.ts';

const { line, size, weight } = vars.type;

/** The text styles by name, to be spread into a component's own style. */
export const textStyles = {
  title: { fontSize: size[20], lineHeight: line[20], fontWeight: weight.semibold, letterSpacing: '-.014em' },
  dialogTitle: {
    fontSize: size[16],
    lineHeight: line[16],
    fontWeight: weight.semibold,
    letterSpacing: '-.011em',
  },
  heading: {
    fontSize: size[14],
    lineHeight: line[14],
    fontWeight: weight.semibold,
    letterSpacing: '-.006em',
  },
  body: { fontSize: size[14], lineHeight: line[14] },
  small: { fontSize: size[13], lineHeight: line[13] },
  caption: { fontSize: size[12], lineHeight: line[12] },
} as const;

/** Tabular digits, aligned across lines. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
