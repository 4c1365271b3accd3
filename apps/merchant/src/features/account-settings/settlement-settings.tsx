import type { AccountSettings } from '@tillbook/contract';
import { Button, Card, DescriptionItem, DescriptionList, Skeleton } from '@tillbook/ui';
import {
  createFormDraft,
  lazyModule,
  NotAvailable,
  useFormDraft,
  useLazyDialog,
  usePermissionControl,
} from '@tillbook/web-shell';
import { SettlementDays } from './settlement-days.tsx';

const descriptorForm = lazyModule(async () => (await import('./descriptor-form.lazy.tsx')).DescriptorForm);

export type SettlementSettingsProps = {
  readonly accountId: string;
  readonly settings: AccountSettings | undefined;
};

const descriptorDraft = createFormDraft<string | undefined>();

export function SettlementSettings({ accountId, settings }: SettlementSettingsProps) {
  // Undefined while the descriptor is not being edited.
  const [descriptor, setDescriptor] = useFormDraft(descriptorDraft, () => undefined);
  const form = useLazyDialog(descriptorForm, { initiallyOpen: descriptor !== undefined });
  const { Dialog: DescriptorForm } = form;
  const permission = usePermissionControl('settings_change');
  const shown = (
    <DescriptionList ruled>
      <DescriptionItem label="Statement descriptor">
        {settings ? settings.statementDescriptor || <NotAvailable /> : <Skeleton width={120} />}
      </DescriptionItem>
      <SettlementDays settings={settings} />
    </DescriptionList>
  );
  return (
    <Card
      heading="Account Settings"
      action={
        descriptor === undefined &&
        (settings ? (
          <Button
            size="small"
            {...form.trigger}
            {...permission}
            onClick={() => form.openWhenLoaded(() => setDescriptor(settings.statementDescriptor))}
          >
            Edit
          </Button>
        ) : (
          <Skeleton width={48} insteadOf="control" />
        ))
      }
    >
      {descriptor !== undefined && settings && DescriptorForm ? (
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
    </Card>
  );
}
