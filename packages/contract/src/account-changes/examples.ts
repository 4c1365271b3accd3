import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const accountChangeCalls = documented(calls, {
  followAccount: {
    description:
      'A stream of server-sent events that lasts until the session ends, the grant is revoked or the platform stops. It says only that something has changed; use the other calls to read what. After `open`, and so after every interruption, reload whatever you show. A comment line is sent every 15 seconds. A session can have 8 streams open at once and an account 100; beyond that, 429. An open stream does not keep a session from expiring.',
    events: [{ type: 'open' }, { type: 'changed' }],
  },
});
