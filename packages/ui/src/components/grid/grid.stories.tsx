import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Columns, Grid } from './grid.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { gridRatio } from './grid.css.ts';
import { gap } from '../../css/gap.css.ts';

const box = (words: string) => (
  <Card key={words} heading={words}>
    <CardBody>
      <Text size="small" tone="secondary">
        {words}
      </Text>
    </CardBody>
  </Card>
);

const meta = {
  title: 'Layout/Grid and Columns',
  component: Grid,
  subcomponents: { Columns },
  args: { children: [box('One'), box('Two')] },
  argTypes: { ratio: oneOf(gridRatio), space: oneOf(gap), children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Sections side by side: `Grid` in fixed shares and of equal height, `Columns` for a main column with an aside of 320 px.\n\n**When not:** For elements of their own width in a row (`Inline`), or for rows of one kind (`DataTable`).',
      },
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halves: Story = {};
export const FiveToSeven: Story = { args: { ratio: '5:7' } };
export const Thirds: Story = { args: { ratio: '1:1:1', children: [box('One'), box('Two'), box('Three')] } };
export const Fields: Story = {
  args: { ratio: 'fields', children: ['One', 'Two', 'Three', 'Four', 'Five'].map(box) },
};
export const MainAndAside: Story = { render: () => <Columns aside={box('Aside')}>{box('Main')}</Columns> };
export const AsideFirst: Story = {
  render: () => (
    <Columns aside={box('Aside')} asideBelow="before">
      {box('Main')}
    </Columns>
  ),
};
export const Phone: Story = { ...Halves, globals: onPhone };
export const Dark: Story = { ...Halves, globals: inDark };
