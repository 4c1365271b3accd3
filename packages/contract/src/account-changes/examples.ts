import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const accountChangeCalls = documented(calls, {
  followAccount: {
    description:
      'A stream of server-sent events that lasts until the session ends, the grant is revoked or the platform stops. An event reports only that something has changed; use the other calls to read the data. After `open`, and so after every interruption, reload the data you show. A comment line is sent every 15 seconds. A session can have 8 open streams and an account 100; more are rejected with 429. An open stream does not keep a session from expiring.',
    events: [{ type: 'open' }, { type: 'changed' }],
  },
});
