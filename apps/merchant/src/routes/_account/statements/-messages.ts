export const statementPeriod = (firstDay: string, lastDay: string): string =>
  `${firstDay} to ${lastDay}, Eastern Time`;
export const monthMissing = 'This month doesn’t exist or hasn’t started.';
export const monthsNote = 'Months follow Eastern Time.';
