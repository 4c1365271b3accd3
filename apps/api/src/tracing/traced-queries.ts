import { SpanKind, type Span } from '@opentelemetry/api';
import pg from 'pg';
import { beginSpan, isRecording, markFailed } from './span.ts';

const longestStatement = 1000;

type Statement = { readonly text: string; readonly name: string | undefined };

const statementOf = (given: unknown): Statement | undefined => {
  if (typeof given === 'string') return { text: given, name: undefined };
  // Excludes a cursor or a COPY stream, which outlasts its call.
  if (!(given instanceof Object) || 'submit' in given || !('text' in given)) return undefined;
  const name = 'name' in given && typeof given.name === 'string' ? given.name : undefined;
  return typeof given.text === 'string' ? { text: given.text, name } : undefined;
};

const operationOf = (text: string): string => /\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';

const spanFor = ({ text, name }: Statement): Span =>
  beginSpan({
    name: name ?? operationOf(text),
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operationOf(text),
      'db.query.text': text.slice(0, longestStatement),
    },
  });

const endWith = (span: Span, error: unknown): void => {
  if (error) markFailed(span, error);
  span.end();
};

const isCallback = (given: unknown): given is (error: unknown, ...rest: unknown[]) => unknown =>
  typeof given === 'function';

/** Times a query. The pool's own `query` passes a callback; all other callers await a promise. */
const timed = (span: Span, given: readonly unknown[], send: (given: readonly unknown[]) => unknown) => {
  const callback = given.at(-1);
  if (isCallback(callback)) {
    const ended = (error: unknown, ...rest: unknown[]) => {
      endWith(span, error);
      return callback(error, ...rest);
    };
    return send([...given.slice(0, -1), ended]);
  }
  const sent = send(given);
  if (sent instanceof Promise) {
    sent.then(
      () => span.end(),
      (error: unknown) => endWith(span, error),
    );
  } else span.end();
  return sent;
};

export const traceQueries = (client: pg.ClientBase): void => {
  // Called with its own `this`, by the proxy.
  // oxlint-disable-next-line typescript/unbound-method -- the line above says why
  client.query = new Proxy(client.query, {
    apply: (query, self: unknown, given: readonly unknown[]) => {
      // Uses the driver's current method, because a test that intercepts all connections replaces it.
      const method: unknown = Reflect.get(pg.Client.prototype, 'query');
      const send = (args: readonly unknown[]): unknown =>
        Reflect.apply(typeof method === 'function' ? method : query, self, args);
      const statement = isRecording() ? statementOf(given[0]) : undefined;
      return statement ? timed(spanFor(statement), given, send) : send(given);
    },
  });
};
