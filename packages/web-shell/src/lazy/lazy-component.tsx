import { useDeferredValue, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lazyModule, type Prefetch } from './lazy-module.ts';

export type LazyComponentOptions<Props> = {
  /** A placeholder of the same size, so that nothing moves during loading. Defaults to nothing. */
  readonly placeholder?: ComponentType<Props>;
  /** The time to load the code once the component is rendered. Defaults to now. */
  readonly prefetch?: Prefetch;
};

/**
 * Declares a component that its screen does not wait for. If it cannot be loaded, the screen continues
 * without it, and loading is retried once the connection is back.
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
    // Renders as a transition, so that the page stays responsive.
    const Component = useDeferredValue(useSyncExternalStore(module.subscribe, module.get)) ?? Placeholder;
    return Component ? <Component {...props} /> : null;
  }
  return Object.assign(Lazy, module);
};
