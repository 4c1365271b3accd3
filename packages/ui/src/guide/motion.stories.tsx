import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { DataTable } from '../components/data-table/data-table.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { classNames } from '../private/class-names.ts';
import { vars } from '../theme.ts';
import { motion } from '../tokens/scale.ts';
import { dotAtEnd, dotSpeed, track } from './samples.css.ts';
import { TokenTable } from './token-table.tsx';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Motion responds to a press or shows the origin of an element. It ends before a user has to wait, and only indicators of progress move by themselves.\n\nIf the system is set to reduced motion, both durations are 0, so components that use the tokens need no other code. Spinners and skeletons don’t move then.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Track({ speed, isAtEnd }: { readonly speed: keyof typeof dotSpeed; readonly isAtEnd: boolean }) {
  return (
    <span className={track}>
      <span className={classNames(dotSpeed[speed], isAtEnd && dotAtEnd)} />
    </span>
  );
}

function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Stack space={16}>
      <TokenTable
        label="Durations"
        tokens={[
          {
            token: 'vars.motion.fast',
            variable: vars.motion.fast,
            value: motion.fast,
            sample: <Track speed="fast" isAtEnd={isAtEnd} />,
            use: 'Colors under the pointer, tooltips',
          },
          {
            token: 'vars.motion.base',
            variable: vars.motion.base,
            value: motion.base,
            sample: <Track speed="base" isAtEnd={isAtEnd} />,
            use: 'Opening: a fade, and a rise of 4 px',
          },
          {
            token: 'vars.motion.ease',
            variable: vars.motion.ease,
            value: motion.ease,
            use: 'The curve of both: fast start, gentle end',
          },
        ]}
      />
      <Inline space={8}>
        <Button onClick={() => setAtEnd(!isAtEnd)}>Play</Button>
      </Inline>
    </Stack>
  );
}

/** Two durations and one curve. */
export const DurationsAndCurve: Story = { render: () => <Durations /> };

const uses = [
  { what: 'Hover', how: 'The background changes color', token: 'fast' },
  { what: 'Tooltip', how: 'Fades in', token: 'fast' },
  { what: 'Menu', how: 'Fades in and rises 4 px', token: 'base' },
  { what: 'Dialog', how: 'Fades in and rises 4 px, as its scrim fades in', token: 'base' },
  { what: 'Side panel, slide-over', how: 'Fades in and slides 24 px from its edge', token: 'base' },
  { what: 'Skeleton', how: 'Appears after 150 ms, so that fast content never flickers', token: 'none' },
] as const;

/** Elements that move. Pages, rows and figures don’t. */
export const WhatMoves: Story = {
  render: () => (
    <Card>
      <DataTable
        label="What moves"
        rows={uses}
        columns={[
          { id: 'what', header: 'What', slot: 'lead', fit: true, cell: ({ what }) => what },
          {
            id: 'token',
            header: 'Duration',
            slot: 'a',
            fit: true,
            cell: ({ token }) => <Text size="small">{token}</Text>,
          },
          { id: 'how', header: 'How', slot: 'more', cell: ({ how }) => how },
        ]}
      />
    </Card>
  ),
};
