import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const frontendErrorCalls = documented(calls, {
  reportFrontendError: {
    description:
      'Tokens and card numbers are removed on arrival. A report can have at most 16 KiB; longer text is truncated. A network address can send at most 60 reports a minute; more are rejected with 429.',
    body: {
      message: "Cannot read properties of undefined (reading 'amount')",
      source: 'transaction-screen',
      url: 'https://pay.tillbook.example/transactions/txn_01kagr2m8e4j6w0y3s5v7x9zbd',
      timestamp: '2026-11-20T20:11:02.000Z',
    },
    response: {},
  },
});
