import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { BrandMark, Mark } from '../components/brand-mark/brand-mark.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { Pair } from './pair.tsx';
import { clearSpace, markSize, misuse } from './samples.css.ts';
import { BothThemes } from './theme-panel.tsx';

const meta = {
  title: 'Start here/Name and mark',
  parameters: {
    docs: {
      description: {
        component:
          'A T that combines a till’s bar with a receipt below it, notched at the end. `BrandMark` is the only drawing, in the accent of the theme with a white sign.\n\nThe design system is independent of the product, so the name is a prop. In the product it comes from the setting `BRAND_NAME`, which the server writes into every page; “Tillbook” is its default and the name in these pages. Write it as one word with one capital, in running text as on a screen, and never as a verb.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Tillbook';

/**
 * The mark, then the name in Inter Semibold, 8 px apart. Use them once per page, at the top left, as a link
 * if there is a start page.
 */
export const MarkAndName: Story = {
  render: () => (
    <BothThemes>
      <BrandMark name={name} />
    </BothThemes>
  ),
};

/** Leave half of the mark’s width empty on every side, inside the dashed line. */
export const ClearSpace: Story = {
  render: () => (
    <span className={clearSpace}>
      <BrandMark name={name} />
    </span>
  ),
};

const sizes = [
  { sizePx: 16, use: '16 px, the smallest: a browser’s tab. Without the name.' },
  { sizePx: 24, use: '24 px: beside the name, on every page and in every mail.' },
  { sizePx: 48, use: '48 px and up: an app’s icon, drawn from the same file by npm run app-icons.' },
] as const;

/** At least 24 px high with the name and 16 px without. Omit the name only if there is no room. */
export const Sizes: Story = {
  render: () => (
    <Stack space={16}>
      {sizes.map(({ sizePx, use }) => (
        <Inline key={sizePx} space={16}>
          <Mark className={markSize[sizePx]} />
          <Text size="small" tone="secondary">
            {use}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

function Wrong({ children, why }: { readonly children: ReactNode; readonly why: string }) {
  return <Pair good={<BrandMark name={name} />} bad={children} why={why} />;
}

/** Never change the drawing. */
export const WhatNotToDo: Story = {
  render: () => (
    <Stack space={24}>
      <Wrong why="Keep the proportions, and don’t rotate it.">
        <Inline space={64}>
          <span className={misuse.stretched}>
            <Mark />
          </span>
          <span className={misuse.turned}>
            <Mark />
          </span>
        </Inline>
      </Wrong>
      <Wrong why="Use the accent of the theme, and place it on a surface rather than a colored background.">
        <Inline space={24}>
          <span className={misuse.recolored}>
            <Mark />
          </span>
          <span className={misuse.boxed}>
            <Mark />
          </span>
        </Inline>
      </Wrong>
      <Wrong why="Write the name next to the mark, not above or below it.">
        <Stack space={4} align="start">
          <Mark />
          <Text size="caption" as="span">
            TILLBOOK
          </Text>
        </Stack>
      </Wrong>
    </Stack>
  ),
};
