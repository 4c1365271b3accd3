import { page } from 'vitest/browser';

export const factValue = (label: string): string | undefined =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === label)?.nextElementSibling?.textContent;
