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
          'A T made of a till’s bar and a slip of paper below it, notched at its foot. It is one drawing, `BrandMark`, in the accent of its theme with its sign in white.\n\nThe design system knows no product word, so the name is a prop. In the product it comes from the setting `BRAND_NAME`, which the server writes into every page; “Tillbook” is its default and the name in these pages. Write it as one word with one capital, in running text as on a screen, and never as a verb.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Tillbook';

/** The mark, then the name in Inter Semibold, 8 px apart. Once on a page, at its top left; a link where there is a start page. */
export const MarkAndName: Story = {
  render: () => (
    <BothThemes>
      <BrandMark name={name} />
    </BothThemes>
  ),
};

/** Half the mark’s width stays free on every side: nothing is drawn or written inside the dashed line. */
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

/** With its name never smaller than 24 px high, alone never smaller than 16. Alone only where the name has no room. */
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

/** One drawing, left as it is. */
export const WhatNotToDo: Story = {
  render: () => (
    <Stack space={24}>
      <Wrong why="It keeps its proportions and stands upright.">
        <Inline space={64}>
          <span className={misuse.stretched}>
            <Mark />
          </span>
          <span className={misuse.turned}>
            <Mark />
          </span>
        </Inline>
      </Wrong>
      <Wrong why="It has the accent of its theme and no other color, and lies on a surface, not on a colored ground.">
        <Inline space={24}>
          <span className={misuse.recolored}>
            <Mark />
          </span>
          <span className={misuse.boxed}>
            <Mark />
          </span>
        </Inline>
      </Wrong>
      <Wrong why="The name is written as it is, beside the mark, not above or below it.">
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
