import { lazyComponent } from '@tillbook/web-shell';

/** Loaded after the rest of a preview, which is known from the list. */
export const PreviewTimeline = lazyComponent(
  async () => (await import('./preview-timeline.lazy.tsx')).PreviewTimeline,
);
