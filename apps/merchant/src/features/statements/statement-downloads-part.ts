import { later } from '@tillbook/web-shell';

/** Nobody downloads a statement before they have seen it. */
export const StatementDownloadsPart = later(
  async () => (await import('./statement-downloads.tsx')).StatementDownloads,
);
