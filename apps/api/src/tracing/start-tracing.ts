import type { Tracing } from './tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns true if OpenTelemetry's own variables set an exporter or an address, and nothing disables it. */
const isRequested = (environment: Environment): boolean => {
  const { OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter } = environment;
  if (disabled?.toLowerCase() === 'true' || exporter === 'none') return false;
  return Boolean(
    exporter === 'otlp' ||
    environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ||
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  );
};

/**
 * Starts sending spans, as OTLP over HTTP in JSON, if OpenTelemetry's environment variables request it.
 * Otherwise the SDK is not even loaded, and spans cost next to nothing.
 * @example
 * const tracing = await startTracing(process.env, 'tillbook-api');
 */
export const startTracing = async (
  environment: Environment,
  serviceName: string,
): Promise<Tracing | undefined> => {
  if (!isRequested(environment)) return undefined;
  const { openExporter } = await import('./open-exporter.ts');
  return openExporter(environment, serviceName);
};
