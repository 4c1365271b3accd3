import type { reportFrontendError } from '@tillbook/contract';
import type { ErrorReport } from './error-report.ts';

// As the contract declares the call; a value import would bring the schemas into the first download.
const { method, path } = { method: 'POST', path: '/frontend-errors' } satisfies Pick<
  typeof reportFrontendError,
  'method' | 'path'
>;

/**
 * Sends a report by the browser's own means. The client comes after the first page, and what may have failed is that it
 * came: so a report needs nothing but what the page began with. One that fails is let go; there is nobody left to tell.
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
      // The person may leave the page at once.
      keepalive: true,
    });
  } catch {
    // As above.
  }
};
