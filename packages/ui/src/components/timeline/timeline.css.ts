import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { breakpoints, vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

const roomForAcross = `(min-width: ${breakpoints.phone}px)`;

const line = style({ display: 'grid' });
const acrossLine = style({
  '@media': { [roomForAcross]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const timelineDirection = styleVariants({ across: [line, acrossLine], down: [line] });

// Lays out the steps vertically; `acrossLine` overrides this on screens wider than a phone.
const step = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  padding: `0 0 ${space[16]} 28px`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '22px 2px',
    insetInline: '7px auto',
    width: 2,
    borderRadius: 1,
    background: color.border,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
});
globalStyle(`${acrossLine} > ${step}`, {
  '@media': { [roomForAcross]: { padding: `28px ${space[12]} 0 0` } },
});
globalStyle(`${acrossLine} > ${step}::before`, {
  '@media': {
    [roomForAcross]: { insetBlock: '9px auto', insetInline: '22px 6px', width: 'auto', height: 2 },
  },
});
export const stepState = styleVariants({
  done: [step, { '::before': { background: color.positiveSolid } }],
  current: [step],
  failed: [step],
  todo: [step],
  expected: [step],
});

// Dashes the line to an expected step. The line belongs to the step before it.
const towardsExpected = `${step}:has(+ ${stepState.expected})::before`;
const dashed = `2px dashed ${color.borderStrong}`;
globalStyle(towardsExpected, { width: 0, borderInlineStart: dashed, borderRadius: 0, background: 'none' });
globalStyle(`${acrossLine} > ${towardsExpected}`, {
  '@media': { [roomForAcross]: { height: 0, borderInlineStart: 0, borderBlockStart: dashed } },
});

const dot = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
});
const filled = { border: 0, color: color.surface } as const;
export const stepDot = styleVariants({
  done: [dot, { ...filled, background: color.positiveSolid }],
  current: [
    dot,
    {
      borderColor: color.cautionSolid,
      '::after': {
        content: '',
        width: 6,
        height: 6,
        borderRadius: radius.full,
        background: color.cautionSolid,
      },
    },
  ],
  failed: [dot, { ...filled, background: color.criticalSolid }],
  todo: [dot],
  expected: [dot, { borderStyle: 'dashed' }],
  loading: [dot, { borderColor: color.skeleton }],
});

const title = style({ ...textStyles.small, fontWeight: type.weight.medium, overflowWrap: 'anywhere' });
export const stepTitle = styleVariants({
  done: [title],
  current: [title],
  failed: [title],
  todo: [title, { color: color.textMuted }],
  expected: [title, { color: color.textSecondary }],
});
export const stepDetail = style({ ...textStyles.caption, color: color.textMuted, overflowWrap: 'anywhere' });
