import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field with a problem once the form has found some, since the field may be far above the
 * button.
 *
 * @param problems what the form itself found when it was sent, by the name of the field
 * @returns for the form
 */
export const useFirstProblem = (problems: Readonly<Record<string, unknown>>) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
};
