import { useRef, useState } from 'react';
import { asError } from '../errors/as-error.ts';

export type SubmissionOptions<Input, Answer> = {
  readonly send: (input: Input) => Promise<Answer>;
  readonly onSuccess?: (response: Answer, input: Input) => void;
  readonly onFailure?: (error: Error, input: Input) => void;
};

type Outcome<Answer> = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: Answer | undefined;
};

const untouched = { isPending: false, error: null, data: undefined } as const;

type Settled<Answer> = { readonly data: Answer; readonly error?: never } | { readonly error: Error };

const settle = async <Answer>(answering: Promise<Answer>): Promise<Settled<Answer>> => {
  try {
    return { data: await answering };
  } catch (thrown) {
    return { error: asError(thrown) };
  }
};

/**
 * Submits a form, one request at a time. If the user leaves the screen in the meantime, onSuccess still runs.
 * Needs no query client, so that pages before sign-in can use it.
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
  // Guards against a second press before React has rendered the button as busy.
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
    /** Returns false if a request is under way already. */
    submit: (input: Input): boolean => {
      if (isSending.current) return false;
      isSending.current = true;
      void run(input);
      return true;
    },
    reset: () => setOutcome(untouched),
  };
};
