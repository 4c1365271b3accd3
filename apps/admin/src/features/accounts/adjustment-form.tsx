import type { Transaction } from '@tillbook/contract';
import { parseMoneyInput } from '@tillbook/domain';
import { Button, Card, CardBody, CardFoot, RadioCards, Stack } from '@tillbook/ui';
import {
  AmountField,
  amountUnreadable,
  isReadable,
  lazyModule,
  useSessionStorage,
  useLazyDialog,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useEffect, useState } from 'react';
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
import { AdjustedAccountField } from './adjusted-account-field.tsx';
import { accountMissing, creditDetail, debitDetail, reasonVisible } from './messages.ts';
import { ReasonField } from './reason-field.tsx';
import { useAccountChoice } from './use-account-choice.ts';
import { useFirstProblem } from '../../forms/use-first-problem.ts';

const adjustmentDialog = lazyModule(async () => (await import('./adjustment-dialog.tsx')).AdjustmentDialog);

const directions = [
  { value: 'credit', label: 'Credit', detail: creditDetail },
  { value: 'debit', label: 'Debit', detail: debitDetail },
] as const;

export type AdjustmentFormProps = {
  readonly accountId?: string | undefined;
  readonly onAdjusted: (adjustment: Transaction) => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation before an adjustment is sent. */
export function AdjustmentForm({ accountId, onAdjusted, onCancel }: AdjustmentFormProps) {
  const { adjustment, change, clear, problems, choice, dialog, ask, setAdjusted } = useAdjustment(
    accountId,
    onAdjusted,
  );
  const form = useFirstProblem(problems);
  const { Dialog: AdjustmentDialog, trigger, close } = dialog;

  return (
    <form
      ref={form}
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
            <AdjustedAccountField
              accountId={adjustment.accountId}
              choice={choice}
              error={problems.accountId}
              onAccountId={(value) => change({ accountId: value })}
            />
            <RadioCards
              legend="Direction"
              options={directions}
              value={adjustment.direction}
              onValueChange={(direction) => change({ direction })}
            />
            <AmountField
              label="Amount"
              error={problems.amount}
              entry={adjustment.amount}
              onEntryChange={(amount) => change({ amount })}
            />
            <ReasonField
              help={reasonVisible}
              error={problems.reason}
              value={adjustment.reason}
              onValueChange={(reason) => change({ reason })}
            />
            <AdjustmentSums
              account={choice.chosen}
              isLoading={choice.isLoading}
              signedCents={signedCents({
                direction: adjustment.direction,
                amount: parseMoneyInput(adjustment.amount.text),
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
          onFoundAdjusted={clear}
          onClose={close}
        />
      )}
    </form>
  );
}

const useAdjustment = (accountId: string | undefined, onAdjusted: AdjustmentFormProps['onAdjusted']) => {
  const [adjustment, setAdjustment] = useSessionStorage('adjustment', readAdjustment, () =>
    emptyAdjustment(accountId),
  );
  const [problems, setProblems] = useState<AdjustmentProblems>({});
  const [adjusted, setAdjusted] = useState<Transaction>();
  const choice = useAccountChoice(adjustment.accountId);
  const dialog = useLazyDialog(adjustmentDialog);

  useUnsavedChanges(isBegun(adjustment) && adjusted === undefined);
  // Runs after the effect above, so that the user is not asked to discard input that has just been sent.
  useEffect(() => {
    if (adjusted) onAdjusted(adjusted);
  }, [adjusted, onAdjusted]);

  const change = (part: Partial<Adjustment>) => {
    setAdjustment({ ...adjustment, ...part });
    setProblems({});
    dialog.close();
  };
  const ask = () => {
    const isKnown = choice.chosen !== undefined || choice.isLoading;
    const found = {
      ...adjustmentProblems(adjustment),
      ...(!isKnown && { accountId: accountMissing }),
      ...(choice.chosen && !isReadable(choice.chosen.availableBalance) && { accountId: amountUnreadable }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) dialog.trigger.onClick();
  };
  // Leaves the account selected, since the open dialog names it.
  const clear = () =>
    setAdjustment({ ...emptyAdjustment(adjustment.accountId), direction: adjustment.direction });
  return { adjustment, change, clear, problems, choice, dialog, ask, setAdjusted };
};
