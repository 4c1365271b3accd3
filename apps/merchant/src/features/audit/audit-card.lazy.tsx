import { Card, CardBody, Grid, Stack, Text } from '@tillbook/ui';
import {
  CsvExportButton,
  CsvExportNotice,
  DayField,
  useCsvExport,
  usePermissionControl,
  useShell,
} from '@tillbook/web-shell';
import { useState } from 'react';
import type { AuditPeriod } from './export-audit.ts';
import { auditPurpose, exportFailed } from './messages.ts';

export function AuditCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [period, setPeriod] = useState<AuditPeriod>({});
  const permission = usePermissionControl('audit_read');
  const exporting = useCsvExport({
    fileName: 'audit',
    failure: exportFailed,
    read: async (watch) => (await import('./export-audit.ts')).exportAudit(client, accountId, period, watch),
  });
  return (
    <Card heading="Audit Trail" action={<CsvExportButton size="small" {...exporting} {...permission} />}>
      <CardBody>
        <Stack space={12}>
          <Text>{auditPurpose}</Text>
          <CsvExportNotice {...exporting} />
          <Grid ratio="fields">
            <DayField label="From" day={period.from} onDay={(from) => setPeriod({ ...period, from })} />
            <DayField label="To" day={period.until} onDay={(until) => setPeriod({ ...period, until })} />
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}
