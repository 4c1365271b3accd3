import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const frontendErrorCalls = documented(calls, {
  reportFrontendError: {
    description:
      'Tokens and card numbers are removed on arrival. A report is at most 16 KiB; longer text is cut. At most 60 reports per network address a minute; beyond that, 429.',
    body: {
      message: "Cannot read properties of undefined (reading 'amount')",
      source: 'transaction-screen',
      url: 'https://pay.tillbook.example/transactions/txn_01kagr2m8e4j6w0y3s5v7x9zbd',
      timestamp: '2026-11-20T20:11:02.000Z',
    },
    response: {},
  },
});
