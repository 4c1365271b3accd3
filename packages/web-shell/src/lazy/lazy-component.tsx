import { useDeferredValue, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lazyModule, type Prefetch } from './lazy-module.ts';

export type LazyComponentOptions<Props> = {
  /** Stands in its place until it is there, as large as it, so that nothing moves. Nothing does unless this is given. */
  readonly placeholder?: ComponentType<Props>;
  /** When it is loaded once it is on the screen. */
  readonly prefetch?: Prefetch;
};

/**
 * A component whose code the screen does not wait for. Where it cannot be loaded, the screen goes on without it, and it is
 * tried again once the connection is back.
 *
 * @example const FailureBanner = lazyComponent(async () => (await import('./failure-banner.lazy.tsx')).FailureBanner);
 */
export const lazyComponent = <Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  { placeholder: Placeholder, prefetch = 'now' }: LazyComponentOptions<Props> = {},
) => {
  const module = lazyModule(download);
  function Lazy(props: Props) {
    useEffect(() => module.prefetch(prefetch), []);
    // It is drawn in small steps, between which the page answers.
    const Component = useDeferredValue(useSyncExternalStore(module.subscribe, module.get)) ?? Placeholder;
    return Component ? <Component {...props} /> : null;
  }
  return Object.assign(Lazy, { load: module.load, prefetch: module.prefetch });
};
