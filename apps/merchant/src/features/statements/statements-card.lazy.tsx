import { Card, CardBody, LinkButton, Text } from '@tillbook/ui';

/** Leads to the statements from where an account is looked after. */
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
        <Text>
          What each month opened and closed with, and every entry between, to look at or to download as PDF or
          CSV.
        </Text>
      </CardBody>
    </Card>
  );
}
