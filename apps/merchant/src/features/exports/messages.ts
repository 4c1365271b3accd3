export const exportFailed = 'Failed to export. Please try again later.';
export const exportBrokeOff = 'The export was interrupted. Please try again.';
export const noColumns = 'Choose at least one column.';
export const csvDetail = 'For a spreadsheet. Amounts in dollars.';
export const jsonDetail = 'For a program. Amounts in cents.';
export const exportCanceled = 'The export was canceled. The file your browser saved is incomplete.';
export const wholeSettlement = (nouns: string): string => `All ${nouns} of this settlement.`;
export const viewMatches = (found: string, count: number): string =>
  `${found} ${count === 1 ? 'matches' : 'match'} this view.`;
export const otherFiltersApply = (nouns: string): string =>
  `Exports only the ${nouns} that match this view’s other filters.`;
