/** The app's base path, without a trailing slash. Same as `base` in vite.config.ts. */
export const basePath = '/admin';
