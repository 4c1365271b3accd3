import { useDeferredValue, type ComponentType } from 'react';
import { createPart } from './part.ts';
import { usePart } from './use-part.ts';

/**
 * A component whose code the screen does not wait for. Nothing stands in its place until it is there, and where it cannot be
 * loaded, the screen goes on without it.
 *
 * @example const FailureBanner = later(async () => (await import('./failure-banner.tsx')).FailureBanner);
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const part = createPart(load);
  return function Later(props: Props) {
    // It is drawn in small steps, between which the page answers.
    const Loaded = useDeferredValue(usePart(part));
    return Loaded ? <Loaded {...props} /> : null;
  };
};
