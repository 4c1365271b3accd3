import type { ReactNode } from 'react';
import { Card, CardBody } from '../components/card/card.tsx';
import { Badge } from '../components/badge/badge.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';

type PairProps = { readonly good: ReactNode; readonly bad: ReactNode; readonly why: string };

/** Shows the same content as it should and as it should not look. */
export function Pair({ good, bad, why }: PairProps) {
  return (
    <Stack space={12}>
      <Grid ratio="1:1">
        <Card>
          <CardBody>
            <Stack space={12}>
              <Inline>
                <Badge tone="positive">Do</Badge>
              </Inline>
              {good}
            </Stack>
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <Stack space={12}>
              <Inline>
                <Badge tone="critical">Don’t</Badge>
              </Inline>
              {bad}
            </Stack>
          </CardBody>
        </Card>
      </Grid>
      <Text tone="secondary">{why}</Text>
    </Stack>
  );
}
