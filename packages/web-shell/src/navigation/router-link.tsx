import type { LinkRenderProps } from '@tillbook/ui';
import type { MouseEvent } from 'react';
import { useDestination } from './use-destination.ts';

/** Returns false for clicks that open a new tab, a window or a download, which are left to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Calls the parent's handler too: a menu follows hover and focus over its items. */
const heardByBoth =
  <Event,>(theirs: ((event: Event) => void) | undefined, ours: () => void) =>
  (event: Event) => {
    theirs?.(event);
    ours();
  };

/** Renders the design system's links inside the apps: navigates with the router and preloads on intent. */
export function RouterLink({
  href,
  onClick,
  onFocus,
  onTouchStart,
  onPointerEnter,
  onPointerLeave,
  children,
  ...rest
}: LinkRenderProps) {
  const { onClick: go, ...intent } = useDestination(href);
  return (
    <a
      {...rest}
      href={href}
      onFocus={heardByBoth(onFocus, intent.onFocus)}
      onTouchStart={heardByBoth(onTouchStart, intent.onTouchStart)}
      onPointerEnter={heardByBoth(onPointerEnter, intent.onPointerEnter)}
      onPointerLeave={heardByBoth(onPointerLeave, intent.onPointerLeave)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go();
      }}
    >
      {children}
    </a>
  );
}
