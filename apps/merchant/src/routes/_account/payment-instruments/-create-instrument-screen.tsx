import type { FormKind } from '@tillbook/contract/frame';
import {
  Banner,
  BankIcon,
  Button,
  Card,
  CardBody,
  CardFoot,
  CardIcon,
  Columns,
  Inline,
  PageHeader,
  SegmentedControl,
  Stack,
  Text,
} from '@tillbook/ui';
import { usePageTitle, usePermissionControl } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmbeddedForm } from '../../../features/payment-instruments/embedded-form.tsx';
import { useEmbeddedForm } from '../../../features/payment-instruments/use-embedded-form.ts';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';
import { instrumentQueries } from '../../../query-keys.ts';

const kinds = [
  { value: 'card-form', label: 'Card', icon: <CardIcon /> },
  { value: 'bank-form', label: 'Bank Account', icon: <BankIcon /> },
] as const;

export type CreateInstrumentScreenProps = {
  readonly accountId: string;
  readonly onStored: (paymentInstrumentId: string) => void;
};

export function CreateInstrumentScreen({ accountId, onStored }: CreateInstrumentScreenProps) {
  const queryClient = useQueryClient();
  const permission = usePermissionControl('payment_instrument_create');
  const [kind, setKind] = useState<FormKind>('card-form');
  const form = useEmbeddedForm({
    accountId,
    kind,
    purpose: 'buyer',
    onStored: (paymentInstrumentId) => {
      void queryClient.invalidateQueries(instrumentQueries(accountId));
      onStored(paymentInstrumentId);
    },
  });
  usePageTitle('Create payment instrument');

  return (
    <Stack space={24}>
      <Stack space={12}>
        <ListButton accountId={accountId} path="/payment-instruments" />
        <PageHeader title="Create payment instrument" />
      </Stack>
      <Columns aside={<Safekeeping />}>
        <Card>
          <CardBody>
            <Stack space={16}>
              <Inline>
                <SegmentedControl
                  label="Type"
                  options={kinds}
                  value={kind}
                  onValueChange={setKind}
                  disabled={form.isSubmitting}
                />
              </Inline>
              {form.failure !== undefined && (
                <Banner tone="critical" announce>
                  {form.failure}
                </Banner>
              )}
              {form.reload && (
                <Inline>
                  <Button onClick={form.reload}>Try again</Button>
                </Inline>
              )}
              <EmbeddedForm {...form.frame} />
            </Stack>
          </CardBody>
          <CardFoot>
            <Button onClick={form.clear} disabled={form.isSubmitting}>
              Clear
            </Button>
            <Button
              variant="primary"
              busy={form.isSubmitting}
              disabled={!form.isReady}
              onClick={form.submit}
              {...permission}
            >
              {form.isSubmitting ? 'Creating...' : 'Create'}
            </Button>
          </CardFoot>
        </Card>
      </Columns>
    </Stack>
  );
}

function Safekeeping() {
  return (
    <Card as="aside" heading="Kept safe">
      <CardBody>
        <Text size="small" tone="secondary">
          Numbers go straight to our vault. You only see the last four digits.
        </Text>
      </CardBody>
    </Card>
  );
}
