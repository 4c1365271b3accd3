import { Card, DescriptionItem, DescriptionList, PageHeader, Stack, TextLink } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';
import { ReadingWidth } from '../../-reading-width.tsx';

export function ConfigurationScreen() {
  const { settings } = useShell();
  usePageTitle('Configuration');
  return (
    <ReadingWidth>
      <Stack space={16}>
        <PageHeader title="Configuration" />
        <Card heading="Addresses">
          <DescriptionList ruled>
            <DescriptionItem label="API base address">{settings.apiBaseUrl}</DescriptionItem>
            <DescriptionItem label="Tokenization form base address">
              {settings.tokenizationBaseUrl}
            </DescriptionItem>
            <DescriptionItem label="Documentation address">
              <TextLink href={settings.documentationUrl}>{settings.documentationUrl}</TextLink>
            </DescriptionItem>
          </DescriptionList>
        </Card>
        <Card heading="This page">
          <DescriptionList ruled>
            <DescriptionItem label="Application mode">{settings.applicationMode}</DescriptionItem>
            <DescriptionItem label="Web base address">{settings.webBaseUrl}</DescriptionItem>
            <DescriptionItem label="Display name">{settings.brandName}</DescriptionItem>
          </DescriptionList>
        </Card>
      </Stack>
    </ReadingWidth>
  );
}
