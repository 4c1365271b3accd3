import * as z from 'zod/mini';

/** A front end's settings for its deployment. Addresses have no trailing slash. */
export const pageSettings = z.object({
  apiBaseUrl: z.string(),
  tokenizationBaseUrl: z.string(),
  documentationUrl: z.string(),
  webBaseUrl: z.string(),
  /**
   * Where the admin app is reached; if its origin differs from `webBaseUrl`, it transfers the session by a
   * one-time code.
   */
  adminBaseUrl: z.optional(z.string()),
  applicationMode: z.enum(['production', 'dev']),
  brandName: z.string(),
  /** How long a page waits before it follows the changes of its account. */
  followDelayMs: z.optional(z.int()),
  /** How long a page waits before it repeats a session check that failed. */
  sessionRecheckDelayMs: z.optional(z.int()),
  /** The response's nonce for styles that a library inserts at run time. */
  nonce: z.string(),
});

export type PageSettings = z.infer<typeof pageSettings>;
