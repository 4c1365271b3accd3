export const offline = 'You’re offline. You can still read this page. It updates when you’re back online.';
export const unreachable = (brandName: string): string =>
  `We can’t reach ${brandName}. You can still read this page. It updates once we’re connected again.`;
export const notFound = 'Not found.';
