import { Card, CardBody, Grid, Stack, Text } from '@tillbook/ui';
import { CsvExportButton, CsvExportNotice, DayField, useCsvExport, useShell } from '@tillbook/web-shell';
import { useState } from 'react';
import type { AuditPeriod } from './export-audit.ts';
import { exportFailed } from './messages.ts';

/** Who did what on the account, as a file. */
export function AuditCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [period, setPeriod] = useState<AuditPeriod>({});
  const exporting = useCsvExport({
    fileName: 'audit',
    failure: exportFailed,
    read: async (watch) => (await import('./export-audit.ts')).exportAudit(client, accountId, period, watch),
  });
  return (
    <Card heading="Audit Trail" action={<CsvExportButton size="small" {...exporting} />}>
      <CardBody>
        <Stack space={12}>
          <Text>
            Sign-ins, changes of settings, movements of money, and each view of this account by an admin of
            the platform: who, what and when.
          </Text>
          <CsvExportNotice {...exporting} />
          <Grid ratio="fields">
            <DayField label="From" day={period.from} onDay={(from) => setPeriod({ ...period, from })} />
            <DayField label="Until" day={period.until} onDay={(until) => setPeriod({ ...period, until })} />
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}
