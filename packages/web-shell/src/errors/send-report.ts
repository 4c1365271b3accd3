import type { reportFrontendError } from '@tillbook/contract';
import { frontendErrorsPath } from '@tillbook/contract/names';
import type { ErrorReport } from './error-report.ts';

/**
 * Sends a report with the browser's own fetch: the client loads after the first page, and its download may be
 * what failed. A report that fails is dropped.
 */
export const sendReport = async (apiBaseUrl: string, token: string, report: ErrorReport): Promise<void> => {
  try {
    await fetch(apiBaseUrl + frontendErrorsPath, {
      method: 'POST' satisfies (typeof reportFrontendError)['method'],
      headers: {
        'Content-Type': 'application/json',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(report),
      // Lets the request finish if the user leaves the page.
      keepalive: true,
    });
  } catch {
    // Drops a report that fails.
  }
};
