import { SpanStatusCode, trace, type Attributes, type Span, type SpanKind } from '@opentelemetry/api';

/** Does nothing unless `startTracing` has registered the SDK. */
const tracer = () => trace.getTracer('tillbook');

export type SpanDescription = {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
};

/** Adds only an error's name to a span, because its message can quote a row or a request. */
export const markFailed = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
};

/** Runs work inside a span that ends with it, as the parent of all spans started during the work. */
export const inSpan = <Result>(
  { name, ...options }: SpanDescription,
  run: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() === true;

export const beginSpan = ({ name, ...options }: SpanDescription): Span => tracer().startSpan(name, options);

/** Names a request's span after its call, which is known only once its address has been read. */
export const nameSpan = (name: string): void => {
  trace.getActiveSpan()?.updateName(name);
};
