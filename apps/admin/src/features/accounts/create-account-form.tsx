import { createAccount, type AccountAdministration } from '@tillbook/contract';
import { Button, Card, CardBody, CardFoot, CardSection } from '@tillbook/ui';
import {
  AttemptNotice,
  formMessage,
  fieldMessagesOf,
  useAttempt,
  useSessionStorage,
  useNotify,
  useShell,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FeeFields } from './fees/fee-fields.tsx';
import { twoFields } from './form-width.css.ts';
import { actionFailed } from './messages.ts';
import { NewAccountFields, type NewAccountFieldsProps } from './new-account-fields.tsx';
import {
  accountBody,
  accountProblems,
  emptyAccount,
  isBegun,
  problemsOfFees,
  readNewAccount,
  type AccountProblems,
  type NewAccount,
  type NewAccountBody,
} from './new-account.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useFirstProblem } from '../../forms/use-first-problem.ts';
import { accountQueries } from '../../query-keys.ts';

export type CreateAccountFormProps = Pick<NewAccountFieldsProps, 'ProgramField'> & {
  readonly onCreated: (account: AccountAdministration) => void;
  readonly onCancel: () => void;
};

/** Creates an account without users. Access is granted on the account's own screen. */
export function CreateAccountForm({ ProgramField, onCreated, onCancel }: CreateAccountFormProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [account, setAccount] = useSessionStorage('new account', readNewAccount, () => emptyAccount);
  const [ownProblems, setOwnProblems] = useState<AccountProblems>({});
  const [created, setCreated] = useState<AccountAdministration>();
  const form = useFirstProblem(ownProblems);
  const firstField = useRef<HTMLInputElement>(null);

  const creating = useAttempt({
    place: { call: 'createAccount' },
    send: (body: NewAccountBody, idempotencyKey) => client.call(createAccount, { body }, { idempotencyKey }),
    onSuccess: (response) => {
      notify('positive', `${response.account.name} created`);
      void queryClient.invalidateQueries(accountQueries);
      setCreated(response);
    },
    onFound: () => void queryClient.invalidateQueries(accountQueries),
    clearForm: () => setAccount(emptyAccount),
  });

  useUnsavedChanges(isBegun(account) && created === undefined);
  // Runs after the effect above, so that the user is not asked to discard input that has just been sent.
  useEffect(() => {
    if (created) onCreated(created);
  }, [created, onCreated]);
  useEffect(() => firstField.current?.focus(), []);

  const change = (part: Partial<NewAccount>) => {
    setAccount((before) => ({ ...before, ...part }));
    setOwnProblems({});
    if (creating.error) creating.reset();
  };
  const send = () => {
    const found = accountProblems(account);
    setOwnProblems(found);
    if (Object.keys(found).length === 0) creating.submit(accountBody(account));
  };
  const problems = { ...fieldMessagesOf(creating.error), ...ownProblems };

  return (
    <form
      ref={form}
      noValidate
      className={twoFields}
      aria-label="Create account"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Card as="div">
        <CardBody>
          <NewAccountFields
            ref={firstField}
            account={account}
            problems={problems}
            ProgramField={ProgramField}
            onChange={change}
          />
        </CardBody>
        <CardSection heading="Fee profile">
          <CardBody>
            <FeeFields
              fees={account.fees}
              problems={problemsOfFees(problems)}
              onChange={(part) => change({ fees: { ...account.fees, ...part } })}
            />
          </CardBody>
        </CardSection>
        {creating.unresolved && (
          <CardBody>
            <AttemptNotice attempt={creating} noun="account" fallback={actionFailed} />
          </CardBody>
        )}
        {creating.error && <FormError>{formMessage(creating.error, actionFailed)}</FormError>}
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={creating.isPending}>
            {creating.isPending ? 'Creating...' : 'Create account'}
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
}
