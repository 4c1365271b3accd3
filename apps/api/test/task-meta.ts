import type { TraceId } from '@tillbook/config/vitest';

// Declares it again: this package has its own OpenTelemetry, and so a copy of Vitest that the shared
// declaration does not reach.
declare module 'vitest' {
  interface TaskMeta {
    shows?: readonly TraceId[];
  }
}
