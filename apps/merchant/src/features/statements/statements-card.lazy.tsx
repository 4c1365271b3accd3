import { Card, CardBody, LinkButton, Text } from '@tillbook/ui';

/** Links to the statements from the account's settings. */
export function StatementsCard() {
  return (
    <Card
      heading="Statements"
      action={
        <LinkButton href="/statements" size="small">
          Monthly statements
        </LinkButton>
      }
    >
      <CardBody>
        <Text>View or download your monthly statements (PDF, CSV).</Text>
      </CardBody>
    </Card>
  );
}
