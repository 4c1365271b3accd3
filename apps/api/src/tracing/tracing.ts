export type Tracing = {
  /** Sends what is recorded, and stops. */
  end(): Promise<void>;
};
