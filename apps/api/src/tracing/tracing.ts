export type Tracing = {
  /** Sends the recorded spans, and stops. */
  end(): Promise<void>;
};
