import { SpanKind } from '@opentelemetry/api';
import type { Processor } from './processor.ts';
import { inSpan } from '../tracing/span.ts';

const asking = (method: keyof Processor) => ({
  name: `processor ${method}`,
  kind: SpanKind.CLIENT,
});

export const tracedProcessor = (processor: Processor): Processor => ({
  submit: (request) => inSpan(asking('submit'), () => processor.submit(request)),
  outcome: (key) => inSpan(asking('outcome'), () => processor.outcome(key)),
  disputes: () => inSpan(asking('disputes'), () => processor.disputes()),
  confirmDispute: (key) => inSpan(asking('confirmDispute'), () => processor.confirmDispute(key)),
  respond: (response) => inSpan(asking('respond'), () => processor.respond(response)),
  returns: () => inSpan(asking('returns'), () => processor.returns()),
  confirmReturn: (key) => inSpan(asking('confirmReturn'), () => processor.confirmReturn(key)),
});
