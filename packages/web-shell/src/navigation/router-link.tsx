import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { LinkRenderProps } from '@tillbook/ui';
import { useRef, type MouseEvent } from 'react';

/** A click that asks for another tab, a window or a download is the browser's own. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** How long a pointer rests on a link before what it leads to is loaded. */
const intentDelayMs = 60;

/** The link the design system draws inside the apps: it goes by the router and loads its page on intent. */
export function RouterLink({ href, onClick, children, ...rest }: LinkRenderProps) {
  // Inside an app the default is that app's own router, which takes its own paths only; this link takes any.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const router = useRouter<AnyRouter>();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    const target = new URL(href, window.location.href);
    // The address counts: an app below a base path has routes without it, and `to`, which is required, would be one.
    void router.preloadRoute({ to: target.pathname, href: target.pathname + target.search });
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
      onFocus={preload}
      onTouchStart={preload}
      onPointerEnter={() => {
        intent.current = setTimeout(preload, intentDelayMs);
      }}
      onPointerLeave={() => clearTimeout(intent.current)}
    >
      {children}
    </a>
  );
}
