import { Card, CardBody, LinkButton, Text } from '@tillbook/ui';
import { downloadExplanation } from './messages.ts';

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
        <Text>{downloadExplanation}</Text>
      </CardBody>
    </Card>
  );
}
