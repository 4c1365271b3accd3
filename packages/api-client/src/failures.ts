/** Thrown if the server refuses a call. */
export class ApiError extends Error {
  readonly status: number;
  /**
   * The stable code of the refusal, such as `amount_over_available`. If the response has no code:
   * `unavailable` for 502, 503 and 504, `unknown` for other statuses.
   */
  readonly code: string;
  /** Messages by field path, such as `{ 'tags.order': 'Too long' }`; empty if the refusal names no field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's ID for the request, for support. */
  readonly requestId: string | undefined;
  /** The delay that the server requests before another attempt. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: {
    readonly status: number;
    readonly code: string;
    /**
     * The server's message; empty if the server sent no message, so that the screen shows its own message.
     */
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly requestId?: string | undefined;
    readonly retryAfterSeconds?: number | undefined;
  }) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
    this.requestId = refusal.requestId;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

/** Thrown if no response arrives: the network is down or the call timed out. The server may have acted. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('We couldn’t reach the service.', { cause });
    this.name = 'NetworkError';
  }
}

/** Thrown if the response violates the contract. The server may have acted. */
export class ContractError extends Error {
  readonly endpointName: string;
  readonly requestId: string | undefined;

  constructor(endpointName: string, detail: string, requestId: string | undefined) {
    super(`The answer to ${endpointName} is not as agreed: ${detail}`);
    this.name = 'ContractError';
    this.endpointName = endpointName;
    this.requestId = requestId;
  }
}
