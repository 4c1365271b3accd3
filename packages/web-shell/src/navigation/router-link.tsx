import type { LinkRenderProps } from '@tillbook/ui';
import type { MouseEvent } from 'react';
import { useDestination } from './use-destination.ts';

/** A click that asks for another tab, a window or a download is the browser's own. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link the design system draws inside the apps: it goes by the router and loads its page on intent. */
export function RouterLink({ href, onClick, children, ...rest }: LinkRenderProps) {
  const { onClick: go, ...intent } = useDestination(href);
  return (
    <a
      {...rest}
      {...intent}
      href={href}
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
