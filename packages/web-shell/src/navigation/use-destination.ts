import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** How long a pointer rests on something before what it leads to is loaded. */
const intentDelayMs = 60;

/**
 * Makes a button, or anything else that is pressed, lead to an address: by the router, and loaded on intent.
 *
 * @param href path and search within this origin
 * @example <Button {...useDestination('/profile/edit')}>Edit Profile</Button>
 */
export const useDestination = (href: string) => {
  // Inside an app the default is that app's own router, which takes its own paths only; this takes any.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const router = useRouter<AnyRouter>();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    const target = new URL(href, window.location.href);
    // The address counts: an app below a base path has routes without it, and `to`, which is required, would be one.
    void router.preloadRoute({ to: target.pathname, href: target.pathname + target.search });
  };

  return {
    onClick: () => void router.navigate({ href }),
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      intent.current = setTimeout(preload, intentDelayMs);
    },
    onPointerLeave: () => clearTimeout(intent.current),
  };
};
