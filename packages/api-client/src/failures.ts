/** The server answered, and said no. */
export class ApiError extends Error {
  /** The HTTP status, such as 422. */
  readonly status: number;
  /** The stable code of the refusal, such as `amount_over_available`; `unknown` where the answer carried none. */
  readonly code: string;
  /** Messages by field path, such as `{ 'tags.order': 'Too long' }`; empty where the refusal names no field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's name for the request, for support. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait before another attempt. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: {
    readonly status: number;
    readonly code: string;
    /** The server's sentence; empty where it sent none, so that the screen's own words stand in. */
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

/** No answer came: the network is away, or the answer took too long. Whether the server acted is unknown. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** An answer came that is not what the contract promises. Whether the server acted is unknown. */
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
