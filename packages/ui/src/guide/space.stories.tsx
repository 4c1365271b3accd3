import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/card/card.tsx';
import { DataTable } from '../components/data-table/data-table.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { vars } from '../theme.ts';
import { breakpoints } from '../tokens/breakpoints.ts';
import { darkShadow } from '../tokens/dark.ts';
import { lightShadow } from '../tokens/light.ts';
import { coarseSize, layer, radius, size, space } from '../tokens/scale.ts';
import { cornerBox, lengthBar, shadowBox } from './samples.css.ts';
import { BothThemes } from './theme-panel.tsx';
import { TokenTable } from './token-table.tsx';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'Space separates groups, lines separate rows. Distances, corners and heights are closed lists. Layout components take a distance by number (`<Stack space={16}>`), styles use its token.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const spaceUses: Readonly<Record<keyof typeof space, string>> = {
  2: 'Inside a component only',
  4: 'A label and its value',
  8: 'Buttons side by side, an icon and its word',
  12: 'Lines of one card',
  16: 'The edge of a card, fields of a form, around a page on a phone',
  20: 'Between the columns of a wide table',
  24: 'Between cards',
  32: 'Around a page',
  40: 'Around an empty state',
  48: 'Above the only element of a page',
  64: 'Above the only element of a page on a large screen',
};

const isSpace = (name: string): name is `${keyof typeof space}` => name in space;
const spaceNames = Object.keys(space).filter(isSpace);

/** Sections are 16 or 24 px apart. A page has 32 px around it, or 16 px on a phone. */
export const Distances: Story = {
  render: () => (
    <TokenTable
      label="Distances"
      tokens={spaceNames.map((name) => ({
        token: `vars.space[${name}]`,
        variable: vars.space[name],
        value: space[name],
        sample: <span className={lengthBar} style={{ width: space[name] }} />,
        use: spaceUses[name],
      }))}
    />
  ),
};

const sizeUses: Readonly<Record<keyof typeof size, string>> = {
  target: 'The smallest target of a press: a copy button',
  controlSmall: 'Buttons in rows and card heads',
  control: 'Buttons and fields',
  controlLarge: 'The only form on a page',
  row: 'A row of a table',
  sidebar: 'The width of the sidebar',
  contentMax: 'The maximum width of a page’s content',
  dialog: 'The width of a dialog',
  palette: 'The width of the command palette',
};

const coarse: Readonly<Record<string, string>> = coarseSize;

/** Heights of controls, and fixed widths. On touch screens, targets are at least 44 px high. */
export const Sizes: Story = {
  render: () => (
    <TokenTable
      label="Sizes"
      tokens={(
        [
          'target',
          'controlSmall',
          'control',
          'controlLarge',
          'row',
          'sidebar',
          'contentMax',
          'dialog',
          'palette',
        ] as const
      ).map((name) => ({
        token: `vars.size.${name}`,
        variable: vars.size[name],
        value: coarse[name] ? `${size[name]}, touch ${coarse[name]}` : size[name],
        use: sizeUses[name],
      }))}
    />
  ),
};

const radiusUses: Readonly<Record<keyof typeof radius, string>> = {
  small: 'Controls, badges',
  medium: 'Banners, toasts, keys',
  large: 'Cards, dialogs',
  full: 'Filter chips, people',
};

/** Larger elements have larger radii. */
export const Corners: Story = {
  render: () => (
    <TokenTable
      label="Corners"
      tokens={(['small', 'medium', 'large', 'full'] as const).map((name) => ({
        token: `vars.radius.${name}`,
        variable: vars.radius[name],
        value: radius[name],
        sample: <span className={cornerBox} style={{ borderRadius: radius[name] }} />,
        use: radiusUses[name],
      }))}
    />
  ),
};

/** Only layers above the page have a shadow. Elements on the page have hairlines. */
export const Shadows: Story = {
  render: () => (
    <Stack space={16}>
      <BothThemes>
        <div className={shadowBox.raised}>
          <Text size="small">raised: menu, tooltip, toast</Text>
        </div>
        <div className={shadowBox.dialog}>
          <Text size="small">dialog: dialog, slide-over</Text>
        </div>
      </BothThemes>
      <Card>
        <DataTable
          label="Shadows"
          rows={(['raised', 'dialog'] as const).flatMap((name) => [
            { name, theme: 'Light', value: lightShadow[name] },
            { name, theme: 'Dark', value: darkShadow[name] },
          ])}
          columns={[
            {
              id: 'token',
              header: 'Token',
              slot: 'lead',
              fit: true,
              cell: ({ name }) => `vars.shadow.${name}`,
            },
            { id: 'theme', header: 'Theme', slot: 'a', fit: true, cell: ({ theme }) => theme },
            { id: 'value', header: 'Value', slot: 'more', cell: ({ value }) => value },
          ]}
        />
      </Card>
    </Stack>
  ),
};

const layerUses: Readonly<Record<keyof typeof layer, string>> = {
  sticky: 'Elements that stay in place while the page scrolls',
  overlay: 'Popovers and the panel next to a list',
  dialog: 'Dialogs and slide-overs, with their scrim',
  toast: 'Toasts: never behind anything',
};

/** Four layers above the page. */
export const Layers: Story = {
  render: () => (
    <TokenTable
      label="Layers"
      tokens={(['sticky', 'overlay', 'dialog', 'toast'] as const).map((name) => ({
        token: `vars.layer.${name}`,
        variable: vars.layer[name],
        value: layer[name],
        use: layerUses[name],
      }))}
    />
  ),
};

const widths = [
  { name: 'wide', use: 'Below it, an aside drops under the main column' },
  { name: 'medium', use: 'Below it, the sidebar becomes a header and a slide-over' },
  { name: 'phone', use: 'Below it, rows stack and dialogs become sheets' },
] as const;

/** Three widths at which the layout changes. They are numbers, because media queries can’t use variables. */
export const Breakpoints: Story = {
  render: () => (
    <Card>
      <DataTable
        label="Breakpoints"
        rows={widths}
        columns={[
          { id: 'name', header: 'Name', slot: 'lead', fit: true, cell: ({ name }) => `breakpoints.${name}` },
          {
            id: 'width',
            header: 'Width',
            slot: 'a',
            fit: true,
            cell: ({ name }) => `${breakpoints[name]} px`,
          },
          { id: 'use', header: 'What changes', slot: 'more', cell: ({ use }) => use },
        ]}
      />
    </Card>
  ),
};
