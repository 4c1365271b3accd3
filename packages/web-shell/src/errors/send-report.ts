import type { reportFrontendError } from '@tillbook/contract';
import type { ErrorReport } from './error-report.ts';

// Same as in the contract; a value import would add the schemas to the first download.
const { method, path } = { method: 'POST', path: '/frontend-errors' } satisfies Pick<
  typeof reportFrontendError,
  'method' | 'path'
>;

/**
 * Sends a report with the browser's own fetch: the client loads after the first page, and loading it may be what
 * failed. A report that fails is dropped; there is nobody left to tell.
 */
export const sendReport = async (apiBaseUrl: string, token: string, report: ErrorReport): Promise<void> => {
  try {
    await fetch(apiBaseUrl + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(report),
      // The user may leave the page immediately.
      keepalive: true,
    });
  } catch {
    // As above.
  }
};
