import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../components/inline/inline.tsx';
import { Heading, Text } from '../components/text/text.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { vars } from '../theme.ts';
import {
  contrastPairs,
  leastContrast,
  standings,
  type ContrastPair,
  type Standing,
} from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { useResolvedColors } from './resolved-colors.ts';

const meta = {
  title: 'Foundations/Contrast',
  parameters: {
    docs: {
      description: {
        component:
          'Permitted pairs of text and background colors, with the ratio computed by the browser in the theme of the toolbar. WCAG requires 4.5 for text, and 3 for large text and for the outlines of controls, icons and bars. A test checks both themes.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const swatch = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.borderStrong}`,
} as const;
const pairStyle = { display: 'flex', alignItems: 'center', gap: vars.space[8], width: 216 } as const;

/** Each role on each of its backgrounds, computed from the colors the browser has resolved. */
export const Contrast: Story = {
  render: () => (
    <Stack space={24}>
      <Verdict />
      <Ratios use="text" title="Text: at least 4.5" />
      <Ratios use="sign" title="Large text, the edges of controls, icons, bars: at least 3" />
    </Stack>
  ),
};

function Verdict() {
  const color = useResolvedColors();
  const failed = contrastPairs.filter(
    ({ front, ground, least }) => contrastRatio(color(front), color(ground)) < least,
  );
  return (
    <Text tone={failed.length > 0 ? 'critical' : 'positive'}>
      {contrastPairs.length - failed.length} of {contrastPairs.length} pairs pass.
    </Text>
  );
}

function Ratios({ use, title }: { readonly use: Standing['use']; readonly title: string }) {
  return (
    <Stack as="section" space={16}>
      <Heading>{title}</Heading>
      {standings
        .filter((standing) => standing.use === use)
        .map(({ front, grounds }) => (
          <Stack key={front} space={4}>
            <Text size="small">{front} on</Text>
            <Inline space={8}>
              {grounds.map((ground) => (
                <Ratio key={ground} front={front} ground={ground} least={leastContrast[use]} />
              ))}
            </Inline>
          </Stack>
        ))}
    </Stack>
  );
}

function Ratio({ front, ground, least }: ContrastPair) {
  const color = useResolvedColors();
  const ratio = contrastRatio(color(front), color(ground));
  const passes = ratio >= least;
  return (
    <span style={pairStyle}>
      <span style={{ ...swatch, background: color(ground) }}>
        {/* Shows a mark in the front color instead of letters, whose contrast the accessibility check would measure again. */}
        <span style={{ width: 12, height: 12, borderRadius: 3, background: color(front) }} />
      </span>
      <Text size="caption" tone={passes ? 'secondary' : 'critical'} as="span" tabular>
        {ground} {ratio.toFixed(2)} {passes ? 'pass' : 'FAIL'}
      </Text>
    </span>
  );
}
