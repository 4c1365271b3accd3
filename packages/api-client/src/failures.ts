/** The server refused. */
export class ApiError extends Error {
  /** The HTTP status, such as 422. */
  readonly status: number;
  /** The stable code of the refusal, such as `amount_over_available`. Without one in the response, 502, 503 and 504 are `unavailable`, all else `unknown`. */
  readonly code: string;
  /** Messages by field path, such as `{ 'tags.order': 'Too long' }`; empty if the refusal names no field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's id for the request, for support. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait before another attempt. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: {
    readonly status: number;
    readonly code: string;
    /** The server's message; empty if it sent none, so that the screen uses its own. */
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

/** No response: the network is down, or it took too long. Whether the server acted is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('We couldn’t reach the service.', { cause });
    this.name = 'NetworkError';
  }
}

/** The response violates the contract. Whether the server acted is unknown. */
export class ContractError extends Error {
  /** The name of the call, such as `listSettlements`. */
  readonly endpointName: string;
  readonly requestId: string | undefined;

  constructor(endpointName: string, detail: string, requestId: string | undefined) {
    super(`The answer to ${endpointName} is not as agreed: ${detail}`);
    this.name = 'ContractError';
    this.endpointName = endpointName;
    this.requestId = requestId;
  }
}
