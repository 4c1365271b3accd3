import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '../components/text/text.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { vars } from '../theme.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';
import { motion, radius, size, space, type } from './scale.ts';

type Theme = 'light' | 'dark';
const themes = { light: lightColor, dark: darkColor } as const;

const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'Every token, and how the colours that meet keep apart.' } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themeOf = (chosen: unknown): Theme => {
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: vars.space[8],
} as const;
const entry = { display: 'flex', alignItems: 'center', gap: vars.space[12] } as const;
const swatch = {
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.borderStrong}`,
} as const;

export const Colours: Story = {
  render: (_args, { globals }) => (
    <div style={grid}>
      {Object.entries(themes[themeOf(globals.theme)]).map(([role, value]) => (
        <div key={role} style={entry}>
          <span style={{ ...swatch, background: value }} />
          <Stack space={0}>
            <Text size="caption">{role}</Text>
            <Text size="caption" tone="muted">
              {value}
            </Text>
          </Stack>
        </div>
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const color = themes[themeOf(globals.theme)];
    return (
      <div style={grid}>
        {contrastPairs.map((pair) => (
          <Pair
            key={`${pair.front} ${pair.ground}`}
            pair={pair}
            front={color[pair.front]}
            ground={color[pair.ground]}
          />
        ))}
      </div>
    );
  },
};

function Pair({
  pair,
  front,
  ground,
}: {
  readonly pair: ContrastPair;
  readonly front: string;
  readonly ground: string;
}) {
  const ratio = contrastRatio(front, ground);
  return (
    <div style={entry}>
      <span style={{ ...swatch, display: 'grid', placeItems: 'center', background: ground }}>
        {/* A mark of the front colour; text would be measured again by the accessibility check. */}
        <span style={{ width: 14, height: 14, borderRadius: 3, background: front }} />
      </span>
      <Stack space={0}>
        <Text size="caption">
          {pair.front} on {pair.ground}
        </Text>
        <Text size="caption" tone={ratio >= pair.least ? 'muted' : 'critical'}>
          {ratio.toFixed(2)} : 1, needs {pair.least}
        </Text>
      </Stack>
    </div>
  );
}

function Measures({
  name,
  values,
}: {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}) {
  return (
    <Stack space={8} as="section">
      <Heading>{name}</Heading>
      {Object.entries(values).map(([key, value]) => (
        <div key={key} style={entry}>
          <span style={{ flex: 'none', width: 96 }}>
            <Text size="caption">{key}</Text>
          </span>
          <Text size="caption" tone="muted">
            {value}
          </Text>
          {value.endsWith('px') && (
            <span style={{ height: 8, width: value, maxWidth: '60%', background: vars.color.chartBar }} />
          )}
        </div>
      ))}
    </Stack>
  );
}

export const SpaceAndSize: Story = {
  render: () => (
    <Stack space={32}>
      <Measures name="Space" values={space} />
      <Measures name="Radius" values={radius} />
      <Measures name="Size" values={size} />
      <Measures name="Motion" values={motion} />
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack space={12}>
      {Object.entries(type.size).map(([step, fontSize]) => (
        <span key={step} style={{ fontSize, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          {step} · $1,234,567.89 Harbor Coffee
        </span>
      ))}
    </Stack>
  ),
};

export const Shadows: Story = {
  render: () => (
    <div style={{ ...grid, gap: vars.space[32] }}>
      {(['raised', 'dialog'] as const).map((name) => (
        <div
          key={name}
          style={{
            padding: vars.space[24],
            borderRadius: vars.radius.large,
            background: vars.color.surfaceRaised,
            boxShadow: vars.shadow[name],
          }}
        >
          <Text size="caption">{name}</Text>
        </div>
      ))}
    </div>
  ),
};
