import { useRef, useState } from 'react';

export type SubmissionOptions<Input, Answer> = {
  readonly send: (input: Input) => Promise<Answer>;
  readonly onSuccess?: (answer: Answer, input: Input) => void;
  readonly onFailure?: (error: Error, input: Input) => void;
};

type Outcome<Answer> = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: Answer | undefined;
};

const untouched = { isPending: false, error: null, data: undefined } as const;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

type Settled<Answer> = { readonly data: Answer; readonly error?: never } | { readonly error: Error };

const settle = async <Answer>(answering: Promise<Answer>): Promise<Settled<Answer>> => {
  try {
    return { data: await answering };
  } catch (thrown) {
    return { error: asError(thrown) };
  }
};

/**
 * What a form sends. However often it is pressed, one request is under way at a time; the screen may be left meanwhile, and
 * what follows a success still happens. It needs nothing of the query client, so that the pages before the sign-in can use it.
 *
 * @example
 * const saving = useSubmission({ send: (email: string) => client.call(requestPasswordReset, { body: { email } }) });
 * saving.submit('dana@example.com');
 */
export const useSubmission = <Input, Answer>({
  send,
  onSuccess,
  onFailure,
}: SubmissionOptions<Input, Answer>) => {
  const [outcome, setOutcome] = useState<Outcome<Answer>>(untouched);
  // A second press can come before React has drawn the button as busy.
  const isSending = useRef(false);

  const run = async (input: Input) => {
    setOutcome({ ...untouched, isPending: true });
    const answered = await settle(send(input));
    isSending.current = false;
    setOutcome({ ...untouched, ...answered });
    if (answered.error) onFailure?.(answered.error, input);
    else onSuccess?.(answered.data, input);
  };

  return {
    ...outcome,
    submit: (input: Input) => {
      if (isSending.current) return;
      isSending.current = true;
      void run(input);
    },
    /** Forgets how the last one ended. */
    reset: () => setOutcome(untouched),
  };
};
