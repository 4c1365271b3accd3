import type { TraceId } from '@tillbook/config/vitest';

// Repeats the declaration, because this package has its own OpenTelemetry, and therefore a copy of Vitest
// that the shared declaration does not reach.
declare module 'vitest' {
  interface TaskMeta {
    shows?: readonly TraceId[];
  }
}
