import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
// Loads the styles in the order of the published package.
import { Card, CardBody, Grid, Stack } from '../../index.ts';

afterEach(cleanup);

it('spreads the blocks of a body over the height of a taller card beside it', () => {
  render(
    <Grid ratio="1:1">
      <Card heading="Balance">
        <CardBody spread>
          <Stack space={12}>
            <p>First</p>
            <p>Last</p>
          </Stack>
        </CardBody>
      </Card>
      <div style={{ height: 400 }} />
    </Grid>,
  );
  const last = page.getByText('Last').element().getBoundingClientRect();
  const card = page.getByRole('region', { name: 'Balance' }).element().getBoundingClientRect();
  // The padding of the body and the border of the card.
  expect(card.bottom - last.bottom).toBeCloseTo(17, 0);
});
