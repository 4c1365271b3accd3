import { useEffect, useRef } from 'react';

/**
 * Focuses the first field with a problem, since the field may be far above the button.
 *
 * @param problems found by the form itself on submit, by field name
 * @returns a ref for the form
 */
export const useFirstProblem = (problems: Readonly<Record<string, unknown>>) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
};
