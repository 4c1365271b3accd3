import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Removes the search parameters, which only select a part of the screen. */
const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * When the user goes back, focuses the link that led away from the page. The router restores only the scroll
 * position; without a focused element, Tab starts at the top.
 */
export const returnFocus = (router: AnyRouter): (() => void) => {
  const history: RouterHistory = router.history;
  let isGoingBack = false;
  const leaveHistory = history.subscribe(({ action }) => {
    isGoingBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
  });
  const leaveRouter = router.subscribe('onRendered', ({ fromLocation }) => {
    // Leaves a deliberately set focus alone.
    if (!isGoingBack || !fromLocation || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === pathOf(fromLocation.publicHref),
    );
    // Prefers a visible link, since several rows may link to the same transaction.
    (links.find(isInSight) ?? links[0])?.focus({ preventScroll: true });
  });
  return () => {
    leaveHistory();
    leaveRouter();
  };
};
