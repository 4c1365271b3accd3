import { Card, CardBody, Inline, LinkButton, Stack, Text } from '@tillbook/ui';

export function PlatformAccountCard() {
  return (
    <Card heading="No balance on this account">
      <CardBody>
        <Stack space={16}>
          <Text tone="secondary">
            This is a platform account. Payments, balances and payouts belong to its merchants, so there is
            nothing to withdraw here. Choose a merchant account to see its money.
          </Text>
          <Inline space={8}>
            <LinkButton href="/program-list">Choose another account</LinkButton>
            <LinkButton href="/settings">Settings</LinkButton>
            <LinkButton href="/profile">Profile</LinkButton>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
