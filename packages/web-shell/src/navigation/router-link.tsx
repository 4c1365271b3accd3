import type { LinkRenderProps } from '@tillbook/ui';
import type { MouseEvent } from 'react';
import { useDestination } from './use-destination.ts';

/** Leaves clicks for a new tab, a window or a download to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The parent receives the link's events too: a menu uses them to track hover and focus over its items. */
const heardByBoth =
  <Event,>(theirs: ((event: Event) => void) | undefined, ours: () => void) =>
  (event: Event) => {
    theirs?.(event);
    ours();
  };

/** The link that the design system renders inside the apps: it navigates by the router and preloads on intent. */
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
