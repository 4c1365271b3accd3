import { Card, Fact, Facts, PageHeader, Stack, TextLink } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';
import { ReadingWidth } from '../../-reading-width.tsx';

/** What this deployment has told the page. */
export function ConfigurationScreen() {
  const { settings } = useShell();
  usePageTitle('Configuration');
  return (
    <ReadingWidth>
      <Stack space={16}>
        <PageHeader title="Configuration" />
        <Card heading="Addresses">
          <Facts ruled>
            <Fact label="API base address">{settings.apiBaseUrl}</Fact>
            <Fact label="Tokenization form base address">{settings.tokenizationBaseUrl}</Fact>
            <Fact label="Documentation address">
              <TextLink href={settings.documentationUrl}>{settings.documentationUrl}</TextLink>
            </Fact>
          </Facts>
        </Card>
        <Card heading="This page">
          <Facts ruled>
            <Fact label="Application mode">{settings.applicationMode}</Fact>
            <Fact label="Web base address">{settings.webBaseUrl}</Fact>
            <Fact label="Name shown">{settings.brandName}</Fact>
          </Facts>
        </Card>
      </Stack>
    </ReadingWidth>
  );
}
