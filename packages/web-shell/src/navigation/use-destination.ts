import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useGo } from './use-go.ts';

const intentDelayMs = 60;

/**
 * Makes a button, or another element that can be pressed, navigate with the router, preloading on intent.
 *
 * @param href path and search within this origin
 * @example <Button {...useDestination('/profile/edit')}>Edit Profile</Button>
 */
export const useDestination = (href: string) => {
  // Accepts any router: inside an app, the type's default accepts only that app's paths.
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments
  const router = useRouter<AnyRouter>();
  const go = useGo();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const preload = () => {
    const target = new URL(href, window.location.href);
    // Passes `href`, which takes precedence: routes do not contain an app's base path. The type requires
    // `to`.
    void router.preloadRoute({ to: target.pathname, href: target.pathname + target.search });
  };

  return {
    onClick: () => go(href),
    onFocus: preload,
    onTouchStart: preload,
    onPointerEnter: () => {
      intent.current = setTimeout(preload, intentDelayMs);
    },
    onPointerLeave: () => clearTimeout(intent.current),
  };
};
