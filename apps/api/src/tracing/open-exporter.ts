import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ratioOf = (text: string | undefined): number => {
  const ratio = Number(text ?? '1');
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
};

/**
 * Reads `OTEL_TRACES_SAMPLER` as OpenTelemetry defines it; by default, follows the caller and records all
 * other requests.
 */
const samplerFrom = (environment: Environment): Sampler => {
  const ratio = ratioOf(environment['OTEL_TRACES_SAMPLER_ARG']);
  switch (environment['OTEL_TRACES_SAMPLER'] ?? 'parentbased_always_on') {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  }
};

/**
 * Registers the SDK for this process. The exporter reads its address and headers from the environment itself.
 */
export const openExporter = (environment: Environment, serviceName: string): Tracing => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: samplerFrom(environment),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    end: async () => {
      trace.disable();
      context.disable();
      // An unreachable collector must not prevent the process from ending.
      await provider.shutdown().catch(() => undefined);
    },
  };
};
