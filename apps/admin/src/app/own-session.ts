import { adminHasOwnOrigin, type Shell } from '@tillbook/web-shell';

/**
 * True if this app has a session of its own: on an origin of its own, or in a browser that blocks site data, in which no
 * page knows the session of another.
 */
export const hasOwnSession = ({ settings, storesSession }: Shell): boolean =>
  adminHasOwnOrigin(settings) || !storesSession;
