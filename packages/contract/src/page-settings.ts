import * as z from 'zod/mini';

/** The settings of a front end for its deployment. Addresses have no trailing slash. */
export const pageSettings = z.object({
  apiBaseUrl: z.string(),
  tokenizationBaseUrl: z.string(),
  documentationUrl: z.string(),
  webBaseUrl: z.string(),
  /**
   * The address of the admin app. If its origin differs from that of `webBaseUrl`, the session is transferred
   * with a one-time code.
   */
  adminBaseUrl: z.optional(z.string()),
  applicationMode: z.enum(['production', 'dev']),
  brandName: z.string(),
  /** The delay before a page starts to follow changes in its account. */
  followDelayMs: z.optional(z.int()),
  /** The delay before a page repeats a failed session check. */
  sessionRecheckDelayMs: z.optional(z.int()),
  /** The response's nonce for styles that a library adds at run time. */
  nonce: z.string(),
});

export type PageSettings = z.infer<typeof pageSettings>;
