import type { AnyRouter } from '@tanstack/react-router';

/** The lists that details lead back to. */
const listPaths = [
  '/payments',
  '/payouts',
  '/refunds',
  '/payment-instruments',
  '/settlements',
  '/disputes',
] as const;

export type ListPath = (typeof listPaths)[number];

const lastAddresses = new Map<string, string>();

/** Remembers at which page each list was last seen, so that a detail's way back leads there. */
export const followLists = (router: AnyRouter): (() => void) =>
  router.subscribe('onResolved', ({ toLocation }) => {
    const path = listPaths.find((listPath) => listPath === toLocation.pathname);
    if (path !== undefined) lastAddresses.set(path, toLocation.href);
  });

/** Where a list was last seen, else its first page. */
export const listAddress = (path: ListPath): string => lastAddresses.get(path) ?? path;
