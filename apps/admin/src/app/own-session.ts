import { adminHasOwnOrigin, type Shell } from '@tillbook/web-shell';

/**
 * Returns true if this app does not share the merchant app's session: on its own origin, or in a browser that
 * blocks site data, in which pages share nothing.
 */
export const hasOwnSession = ({ settings, storesSession }: Shell): boolean =>
  adminHasOwnOrigin(settings) || !storesSession;
