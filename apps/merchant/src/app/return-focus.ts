import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Returns the address without the parameters that only select a part of its screen. */
const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * Returns the focus to the link that led away when the browser's Back returns to its page. The router restores the
 * scroll position but not the focus, and without it Tab starts at the top again.
 */
export const returnFocus = (router: AnyRouter): (() => void) => {
  const history: RouterHistory = router.history;
  let isGoingBack = false;
  const leaveHistory = history.subscribe(({ action }) => {
    isGoingBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
  });
  const leaveRouter = router.subscribe('onRendered', ({ fromLocation }) => {
    // Leaves a focus alone that was set deliberately.
    if (!isGoingBack || !fromLocation || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === pathOf(fromLocation.publicHref),
    );
    // Prefers a visible link, since several rows may link to one transaction.
    (links.find(isInSight) ?? links[0])?.focus({ preventScroll: true });
  });
  return () => {
    leaveHistory();
    leaveRouter();
  };
};
