import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** The address without what only says which part of its screen is shown. */
const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * Gives the focus back to the link that led away, when the browser's Back returns to its page. The router brings the
 * page's place back, but not the focus, and without it Tab begins anew at the top.
 */
export const returnFocus = (router: AnyRouter): (() => void) => {
  const history: RouterHistory = router.history;
  let isGoingBack = false;
  const leaveHistory = history.subscribe(({ action }) => {
    isGoingBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
  });
  const leaveRouter = router.subscribe('onRendered', ({ fromLocation }) => {
    // Where something has the focus, somebody wanted it there.
    if (!isGoingBack || !fromLocation || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === pathOf(fromLocation.publicHref),
    );
    // Several rows may lead to one transaction; the place on the page says which it was.
    (links.find(isInSight) ?? links[0])?.focus({ preventScroll: true });
  });
  return () => {
    leaveHistory();
    leaveRouter();
  };
};
