import { Card, CardBody, Inline, LinkButton, Stack, Text } from '@tillbook/ui';
import { platformAccountHeading, platformAccountNote } from './messages.ts';

export function PlatformAccountCard() {
  return (
    <Card heading={platformAccountHeading}>
      <CardBody>
        <Stack space={16}>
          <Text tone="secondary">{platformAccountNote}</Text>
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
