import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const running = { id: exampleIds.export, status: 'running', rowCount: 40, totalCount: 148 };

export const exportCalls = documented(calls, {
  createExport: {
    description:
      'The file is at `fileUrl` for one minute, as long as the session lasts, and until it has been delivered in full once: an aborted request, a HEAD request and a request with `Range` do not use it up. A request with `Range` returns the whole file. It requires no token, so that a browser can save it like any other file. It contains the list as of the start of the download, newest first, limited by `filter` if given. CSV begins with a byte order mark, and its times are in `timeZone`, with their UTC offset. If there are more than 1,000 rows, their number is known only when the download is complete.',
    body: {
      accountId: exampleIds.account,
      list: 'payments',
      format: 'csv',
      columns: ['createdAt', 'amount', 'currency', 'status', 'referenceId'],
      timeZone: 'America/New_York',
    },
    response: {
      ...running,
      status: 'waiting',
      rowCount: 0,
      fileUrl: 'https://tillbook.example/api/exports/files/pK3v9sXb7QmT2cRw8LzY5nHd1FgJ6uEaV4oBiNxCqS0',
      expiresAt: '2026-11-21T15:41:00.000Z',
    },
  },
  getExport: { response: running },
  cancelExport: {
    description: 'A download in progress is interrupted. A finished export is unchanged.',
    response: { ...running, status: 'cancelled' },
  },
});
