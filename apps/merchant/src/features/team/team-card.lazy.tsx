import { Card, CardBody, LinkButton, Text } from '@tillbook/ui';
import { teamPurpose } from './messages.ts';

export function TeamCard() {
  return (
    <Card
      heading="Team"
      action={
        <LinkButton href="/team" size="small">
          View team
        </LinkButton>
      }
    >
      <CardBody>
        <Text>{teamPurpose}</Text>
      </CardBody>
    </Card>
  );
}
