import type { AccountSettings } from '@tillbook/contract';
import { Button, Card, Fact, Facts, Skeleton } from '@tillbook/ui';
import { createKeptForm, useKeptForm } from '@tillbook/web-shell';
import { lazy, Suspense } from 'react';
import { SettlementDays } from './settlement-days.tsx';

const loadForm = () => import('./descriptor-form.tsx');
const DescriptorForm = lazy(async () => ({ default: (await loadForm()).DescriptorForm }));
const prepareForm = () => void loadForm().catch(() => undefined);

export type SettlementSettingsProps = {
  readonly accountId: string;
  readonly settings: AccountSettings | undefined;
};

const keptDescriptor = createKeptForm<string | undefined>();

/** What customers read on their statements, and how long a payment takes to settle. */
export function SettlementSettings({ accountId, settings }: SettlementSettingsProps) {
  // Undefined while nothing is being edited.
  const [descriptor, setDescriptor] = useKeptForm(keptDescriptor, () => undefined);
  const shown = (
    <Facts ruled>
      <Fact label="Statement descriptor">
        {settings ? settings.statementDescriptor || 'N/A' : <Skeleton width={120} />}
      </Fact>
      <SettlementDays settings={settings} />
    </Facts>
  );
  return (
    <Card
      heading="Account Settings"
      action={
        descriptor === undefined &&
        settings && (
          <Button
            size="small"
            onFocus={prepareForm}
            onPointerEnter={prepareForm}
            onClick={() => setDescriptor(settings.statementDescriptor)}
          >
            Edit
          </Button>
        )
      }
    >
      <Suspense fallback={shown}>
        {descriptor !== undefined && settings ? (
          <DescriptorForm
            accountId={accountId}
            settings={settings}
            descriptor={descriptor}
            onDescriptorChange={setDescriptor}
            onDone={() => setDescriptor(undefined)}
          />
        ) : (
          shown
        )}
      </Suspense>
    </Card>
  );
}
