import { lazyModule } from '@tillbook/web-shell';

/** The preview of payouts, refunds and corrections. */
export const outgoingPreview = lazyModule(
  async () => (await import('./outgoing-preview.lazy.tsx')).OutgoingPreview,
);
