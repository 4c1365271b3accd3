import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { nextFrame } from '../lazy/next-frame.ts';

/** How long to hover before the destination is preloaded. */
const intentDelayMs = 60;

/**
 * Makes a button, or anything else that can be pressed, navigate by the router, preloading on intent.
 *
 * @param href path and search within this origin
 * @example <Button {...useDestination('/profile/edit')}>Edit Profile</Button>
 */
export const useDestination = (href: string) => {
  // Inside an app the default is that app's router, which accepts only its own paths; this accepts any.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const router = useRouter<AnyRouter>();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    const target = new URL(href, window.location.href);
    // `href` decides: an app with a base path has routes without it, and `to` is required by the type.
    void router.preloadRoute({ to: target.pathname, href: target.pathname + target.search });
  };

  const go = async () => {
    await nextFrame();
    await router.navigate({ href });
  };

  return {
    onClick: () => void go(),
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      intent.current = setTimeout(preload, intentDelayMs);
    },
    onPointerLeave: () => clearTimeout(intent.current),
  };
};
