/** Without a trailing slash; must equal `base` in vite.config.ts. */
export const basePath = '/admin';
