import type { Transaction } from '@tillbook/contract';
import { formatMoneyInput, parseMoneyInput } from '@tillbook/domain';
import {
  Banner,
  Button,
  Card,
  CardBody,
  CardFoot,
  Combobox,
  Field,
  MoneyInput,
  RadioCards,
  Stack,
  TextInput,
} from '@tillbook/ui';
import {
  amountUnreadable,
  isReadable,
  lazyModule,
  useSessionStorage,
  useLazyDialog,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { width } from './adjustment-form.css.ts';
import { AdjustmentSums } from './adjustment-sums.tsx';
import {
  adjustmentBody,
  adjustmentProblems,
  emptyAdjustment,
  isBegun,
  readAdjustment,
  signedCents,
  type Adjustment,
  type AdjustmentProblems,
} from './adjustment.ts';
import { accountMissing, accountsFailed } from './messages.ts';
import { maximumReasonLength } from './reason.ts';
import { useAccountChoice } from './use-account-choice.ts';

const adjustmentDialog = lazyModule(async () => (await import('./adjustment-dialog.tsx')).AdjustmentDialog);

const directions = [
  { value: 'credit', label: 'Credit', detail: 'Adds to what is available' },
  { value: 'debit', label: 'Debit', detail: 'Takes from what is available, below zero where it must' },
] as const;

export type AdjustmentFormProps = {
  /** The account that is chosen to begin with. */
  readonly accountId?: string | undefined;
  readonly onAdjusted: (adjustment: Transaction) => void;
  readonly onCancel: () => void;
};

/** Corrects what a merchant has available, by an amount and with a reason. It is asked for once more before it is sent. */
export function AdjustmentForm({ accountId, onAdjusted, onCancel }: AdjustmentFormProps) {
  const [adjustment, setAdjustment] = useSessionStorage('adjustment', readAdjustment, () =>
    emptyAdjustment(accountId),
  );
  const [problems, setProblems] = useState<AdjustmentProblems>({});
  const [adjusted, setAdjusted] = useState<Transaction>();
  const choice = useAccountChoice(adjustment.accountId);
  const { Dialog: AdjustmentDialog, trigger, close } = useLazyDialog(adjustmentDialog);
  const firstField = useRef<HTMLInputElement>(null);

  useUnsavedChanges(isBegun(adjustment) && adjusted === undefined);
  // After the effect above, so that nobody is asked whether what has just been sent may be left.
  useEffect(() => {
    if (adjusted) onAdjusted(adjusted);
  }, [adjusted, onAdjusted]);
  // The person has just asked for the form.
  useEffect(() => firstField.current?.focus(), []);

  const change = (part: Partial<Adjustment>) => {
    setAdjustment({ ...adjustment, ...part });
    setProblems({});
    close();
  };
  const ask = () => {
    const isKnown = choice.chosen !== undefined || choice.isLoading;
    const found = {
      ...adjustmentProblems(adjustment),
      ...(!isKnown && { accountId: accountMissing }),
      ...(choice.chosen && !isReadable(choice.chosen.availableBalance) && { accountId: amountUnreadable }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) trigger.onClick();
  };

  return (
    <form
      noValidate
      aria-label="Adjust balance"
      aria-busy={choice.isLoading}
      className={width}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Card as="div">
        <CardBody>
          <Stack space={16}>
            {choice.error && (
              <Banner
                tone="critical"
                announce
                action={
                  <Button size="small" busy={choice.isFetching} onClick={choice.retry}>
                    Try again
                  </Button>
                }
              >
                {accountsFailed}
              </Banner>
            )}
            <Field label="Account" error={problems.accountId}>
              <Combobox
                ref={firstField}
                options={choice.accounts.map(({ accountId: value, name }) => ({
                  value,
                  label: `${name} · ${value}`,
                }))}
                value={adjustment.accountId}
                onValueChange={(value) => change({ accountId: value })}
                onTextChange={choice.search}
                placeholder="Search by name or ID"
                noMatchText="No account found"
              />
            </Field>
            <RadioCards
              legend="Direction"
              options={directions}
              value={adjustment.direction}
              onValueChange={(direction) => change({ direction })}
            />
            <Field label="Amount" error={problems.amount}>
              <MoneyInput
                value={adjustment.amountText}
                onValueChange={(text) => change({ amountText: formatMoneyInput(text) })}
              />
            </Field>
            <Field label="Reason" help="The merchant reads it" error={problems.reason}>
              <TextInput
                autoComplete="off"
                maxLength={maximumReasonLength}
                value={adjustment.reason}
                onValueChange={(reason) => change({ reason })}
              />
            </Field>
            <AdjustmentSums
              account={choice.chosen}
              isLoading={choice.isLoading}
              signedCents={signedCents({
                direction: adjustment.direction,
                amount: parseMoneyInput(adjustment.amountText),
              })}
            />
          </Stack>
        </CardBody>
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            aria-haspopup="dialog"
            busy={AdjustmentDialog !== undefined && choice.isLoading}
            onFocus={trigger.onFocus}
            onPointerEnter={trigger.onPointerEnter}
          >
            Adjust balance
          </Button>
        </CardFoot>
      </Card>
      {AdjustmentDialog && choice.chosen && isReadable(choice.chosen.availableBalance) && (
        <AdjustmentDialog
          account={choice.chosen}
          adjustment={adjustmentBody(adjustment)}
          onAdjusted={setAdjusted}
          onClose={close}
        />
      )}
    </form>
  );
}
