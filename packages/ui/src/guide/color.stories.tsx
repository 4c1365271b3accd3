import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/card/card.tsx';
import type { DataTableColumn } from '../components/data-table/column.ts';
import { DataTable } from '../components/data-table/data-table.tsx';
import { SecondaryText } from '../components/secondary-text/secondary-text.tsx';
import { vars } from '../theme.ts';
import { darkColor } from '../tokens/dark.ts';
import { lightColor } from '../tokens/light.ts';
import { colorRoles } from '../tokens/resolved-colors.ts';
import { colorUses } from './color-uses.ts';
import { swatch, swatchRow } from './samples.css.ts';

type Role = (typeof colorRoles)[number];

const meta = {
  title: 'Foundations/Color',
  parameters: {
    docs: {
      description: {
        component:
          'Paper, ink, and one accent. Code uses a color by its role, never by its value, so that the names are the same in both themes: `vars.color.textMuted` in a component, `var(--color-text-muted)` in a style sheet.\n\nA page follows the system’s theme, unless its root element has `data-theme="light"` or `data-theme="dark"`. Every pair of text and background passes WCAG AA in both themes; **Contrast** has the ratios.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ color }: { readonly color: string }) {
  return (
    <span className={swatchRow}>
      <span className={swatch} style={{ background: color }} />
      {color}
    </span>
  );
}

const columns: readonly DataTableColumn<Role>[] = [
  {
    id: 'role',
    header: 'Token and CSS variable',
    slot: 'lead',
    fit: true,
    cell: (role) => (
      <>
        vars.color.{role}
        <SecondaryText>{vars.color[role].replace(/^var\((.*)\)$/, '$1')}</SecondaryText>
      </>
    ),
  },
  {
    id: 'light',
    header: 'Light',
    slot: 'a',
    fit: true,
    cell: (role) => <Swatch color={lightColor[role]} />,
  },
  { id: 'dark', header: 'Dark', slot: 'b', fit: true, cell: (role) => <Swatch color={darkColor[role]} /> },
  { id: 'use', header: 'For', slot: 'more', cell: (role) => colorUses[role] },
];

const table = (label: string, belongs: RegExp): Story => ({
  render: () => (
    <Card>
      <DataTable label={label} columns={columns} rows={colorRoles.filter((role) => belongs.test(role))} />
    </Card>
  ),
});

/** Each surface is one step from the surface below it. A hairline separates elements on the same background. */
export const SurfacesAndLines: Story = table(
  'Surfaces and lines',
  /^(?:canvas|surface|overlay|border|skeleton)/,
);

/** Three strengths of text. Amounts and titles are the darkest; labels are the lightest that pass WCAG AA. */
export const Text: Story = table('Text', /^text/);

/** The only accent: the primary action, links, focus and selection. */
export const Accent: Story = table('Accent', /^(?:accent|focus)/);

/**
 * A tone repeats the meaning of the text in a badge, a banner, or next to an icon. Color is never the only
 * signal.
 */
export const Tones: Story = table('Tones', /^(?:positive|caution|critical|neutral|info)/);

/** The bars of a chart and the parts of a share bar. */
export const Charts: Story = table('Charts', /^chart/);
