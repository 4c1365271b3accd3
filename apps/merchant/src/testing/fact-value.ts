import { page } from 'vitest/browser';

/** The value beside a label in a list of facts or sums. */
export const factValue = (label: string): string | undefined =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === label)?.nextElementSibling?.textContent;
