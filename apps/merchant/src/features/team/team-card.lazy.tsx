import { Card, CardBody, LinkButton, Text } from '@tillbook/ui';

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
        <Text>Who works in this account, and what they may do.</Text>
      </CardBody>
    </Card>
  );
}
