import type { LinkRenderProps } from '@tillbook/ui';
import type { MouseEvent } from 'react';
import { useDestination } from './use-destination.ts';

/** A click that asks for another tab, a window or a download is the browser's own. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whoever draws the link hears its events too: a menu follows the pointer and the focus over its items by them. */
const heardByBoth =
  <Event,>(theirs: ((event: Event) => void) | undefined, ours: () => void) =>
  (event: Event) => {
    theirs?.(event);
    ours();
  };

/** The link the design system draws inside the apps: it goes by the router and loads its page on intent. */
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
