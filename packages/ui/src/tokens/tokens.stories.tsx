import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '../components/text/text.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { vars } from '../theme.ts';
import { breakpoints } from './breakpoints.ts';
import { colorRoles, useResolvedColors } from './resolved-colors.ts';
import { coarseSize, layer, motion, radius, size, space, type } from './scale.ts';

const meta = {
  title: 'Tokens/Scales',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'Every token.' } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Colours: Story = { render: () => <Swatches /> };

function Swatches() {
  const color = useResolvedColors();
  return (
    <div style={grid}>
      {colorRoles.map((role) => (
        <div key={role} style={entry}>
          <span style={{ ...swatch, background: color(role) }} />
          <Stack space={0}>
            <Text size="caption">{role}</Text>
            <Text size="caption" tone="muted">
              {color(role)}
            </Text>
          </Stack>
        </div>
      ))}
    </div>
  );
}

function Measures({
  name,
  values,
}: {
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
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
          {String(value).endsWith('px') && (
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
      <Measures name="Size under a finger" values={coarseSize} />
      <Measures name="Motion" values={motion} />
      <Measures name="Layer" values={layer} />
      <Measures name="Breakpoint" values={breakpoints} />
    </Stack>
  ),
};

const lines: Readonly<Record<string, string>> = type.line;
const lineOf = (step: string): string => lines[step] ?? '1.25';

export const Type: Story = {
  render: () => (
    <Stack space={12}>
      {Object.entries(type.size).map(([step, fontSize]) => (
        <span key={step} style={{ fontSize, lineHeight: lineOf(step), overflowWrap: 'anywhere' }}>
          {step}/{lineOf(step)} · $1,234,567.89 Harbor Coffee
        </span>
      ))}
      {Object.entries(type.weight).map(([name, fontWeight]) => (
        <span key={name} style={{ fontWeight }}>
          {name} {fontWeight}
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
