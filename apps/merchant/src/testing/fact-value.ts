import { page } from 'vitest/browser';

/** Returns the value next to a label in a list of facts or sums. */
export const factValue = (label: string): string | undefined =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === label)?.nextElementSibling?.textContent;
