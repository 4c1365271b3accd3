import type { FormKind } from '@tillbook/contract/frame';
import {
  BackLink,
  Banner,
  BankIcon,
  Button,
  Card,
  CardBody,
  CardFoot,
  CardIcon,
  PageHeader,
  SegmentedControl,
  Stack,
} from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listAddress } from '../../../app/list-address.ts';
import { EmbeddedForm } from '../../../features/payment-instruments/embedded-form.tsx';
import { instrumentsKey } from '../../../features/payment-instruments/queries.ts';
import { useEmbeddedForm } from '../../../features/payment-instruments/use-embedded-form.ts';

const kinds = [
  { value: 'card-form', label: 'Card', icon: <CardIcon /> },
  { value: 'bank-form', label: 'Bank Account', icon: <BankIcon /> },
] as const;

export type CreateInstrumentScreenProps = {
  readonly accountId: string;
  readonly onStored: (paymentInstrumentId: string) => void;
};

/** Adds a customer's card or bank account. */
export function CreateInstrumentScreen({ accountId, onStored }: CreateInstrumentScreenProps) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<FormKind>('card-form');
  const form = useEmbeddedForm({
    accountId,
    kind,
    purpose: 'buyer',
    onStored: (paymentInstrumentId) => {
      void queryClient.invalidateQueries({ queryKey: instrumentsKey(accountId) });
      onStored(paymentInstrumentId);
    },
  });
  usePageTitle('Create payment instrument');

  return (
    <Stack space={16}>
      <BackLink href={listAddress('/payment-instruments')}>Back to Payment Instruments</BackLink>
      <PageHeader title="Create payment instrument" />
      <Card>
        <CardBody>
          <Stack space={16}>
            <SegmentedControl
              label="Type"
              options={kinds}
              value={kind}
              onValueChange={setKind}
              disabled={form.isSubmitting}
            />
            {form.failure !== undefined && (
              <Banner tone="critical" announce>
                {form.failure}
              </Banner>
            )}
            <EmbeddedForm {...form.frame} />
          </Stack>
        </CardBody>
        <CardFoot>
          <Button onClick={form.clear} disabled={form.isSubmitting}>
            Clear
          </Button>
          <Button variant="primary" busy={form.isSubmitting} onClick={form.submit}>
            {form.isSubmitting ? 'Creating...' : 'Create'}
          </Button>
        </CardFoot>
      </Card>
    </Stack>
  );
}
