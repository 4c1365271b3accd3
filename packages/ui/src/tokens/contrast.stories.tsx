import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '../components/text/text.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { vars } from '../theme.ts';
import { contrastPairs, leastContrast, standings, type ColorRole, type Standing } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { useResolvedColors } from './resolved-colors.ts';

const meta = {
  title: 'Tokens/Contrast',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds: readonly ColorRole[] = [...new Set(contrastPairs.map(({ ground }) => ground))];
const cell = { padding: '4px 8px', textAlign: 'start', whiteSpace: 'nowrap' } as const;
const swatch = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: 8,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.borderStrong}`,
  verticalAlign: 'middle',
} as const;

/** Each role on each ground it may stand on, computed from the colours the browser has resolved. */
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
  const rows = standings.filter((standing) => standing.use === use);
  const used = grounds.filter((ground) => rows.some((row) => row.grounds.includes(ground)));
  return (
    <Stack as="section" space={8}>
      <Heading>{title}</Heading>
      {/* A region that scrolls has to be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div style={{ overflowX: 'auto' }} role="region" aria-label={title} tabIndex={0}>
        <table style={{ borderCollapse: 'collapse', fontSize: vars.type.size[12] }}>
          <thead>
            <tr>
              <th style={cell}>Role</th>
              {used.map((ground) => (
                <th key={ground} style={{ ...cell, fontWeight: 500 }}>
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.front}>
                <th style={{ ...cell, fontWeight: 500 }}>{row.front}</th>
                {used.map((ground) => (
                  <td key={ground} style={cell}>
                    {row.grounds.includes(ground) && (
                      <Ratio front={row.front} ground={ground} least={leastContrast[use]} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

function Ratio({
  front,
  ground,
  least,
}: {
  readonly front: ColorRole;
  readonly ground: ColorRole;
  readonly least: number;
}) {
  const color = useResolvedColors();
  const ratio = contrastRatio(color(front), color(ground));
  return (
    <>
      <span style={{ ...swatch, background: color(ground) }}>
        {/* A mark of the front colour; letters would be measured again by the accessibility check. */}
        <span style={{ width: 12, height: 12, borderRadius: 3, background: color(front) }} />
      </span>
      {ratio.toFixed(2)} {ratio >= least ? 'pass' : 'FAIL'}
    </>
  );
}
