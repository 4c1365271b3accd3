/** Where the app is served, without a slash at its end. As `base` in vite.config.ts. */
export const basePath = '/admin';
