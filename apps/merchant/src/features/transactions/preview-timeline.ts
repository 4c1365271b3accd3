import { lazyComponent } from '@tillbook/web-shell';

/** Loaded lazily, because the rest of a preview needs only the list's row. */
export const PreviewTimeline = lazyComponent(
  async () => (await import('./preview-timeline.lazy.tsx')).PreviewTimeline,
);
