export const exportRestHint = 'To export older ones, choose an earlier end date.';
export const exportCut = (entries: string, restHint: string): string =>
  `Only the newest ${entries} were exported, the most one file can hold. ${restHint}`;
export const exported = (entries: string): string => `${entries} exported.`;
