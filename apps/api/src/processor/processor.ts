export type ProcessorInstrument = {
  readonly kind: 'card' | 'bank_account';
  /** The full number, opened from the vault for this one request. */
  readonly number: string;
  readonly routingNumber?: string;
};

/**
 * Lists the fields of every request. `key` is the platform's transaction ID: asking twice under one key gives
 * the same outcome.
 */
type BaseRequest = { readonly key: string; readonly amountCents: number; readonly currency: 'usd' };

export type ProcessorRequest = BaseRequest &
  (
    | { readonly kind: 'card_charge' | 'bank_debit' | 'payout'; readonly instrument: ProcessorInstrument }
    /** `startedAt` starts the device's time limit, as well as that of the waiting call. */
    | { readonly kind: 'terminal_charge'; readonly serialNumber: string; readonly startedAt: Date }
    /** `paymentKey` is the key under which the refunded payment was charged. */
    | { readonly kind: 'refund'; readonly paymentKey: string }
  );

export type ProcessorOutcome =
  | { status: 'approved'; disputed: boolean }
  | { status: 'declined'; code: string; message: string }
  /** Has no outcome yet: ask again under the same key. */
  | { status: 'pending'; askAgainAt: Date };

/**
 * A merchant's evidence for a dispute. `key` is the platform's dispute ID: submitting twice gives the same
 * outcome.
 */
export type DisputeResponse = {
  readonly key: string;
  /** The key under which the disputed payment was charged. */
  readonly paymentKey: string;
  readonly amountCents: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly files: readonly {
    readonly field: string;
    readonly name: string;
    readonly mediaType: string;
    readonly content: Buffer;
  }[];
};

export type DisputeOutcome =
  | { status: 'won' | 'lost' }
  /** Has no outcome yet: submit again under the same key. */
  | { status: 'pending'; askAgainAt: Date };

/**
 * Names a payment, by its key, that was disputed by its cardholder or returned by the payer's bank in full.
 * The platform subtracts what it has refunded already.
 */
type ProcessorNotice = { readonly key: string; readonly reason: string };

/**
 * Connects to the bank. `submit` may be repeated under one key, even after a crash, and never takes money
 * twice. `outcome` asks without submitting: `unknown` if nothing arrived under that key.
 */
export type Processor = {
  submit(request: ProcessorRequest): Promise<ProcessorOutcome>;
  outcome(key: string): Promise<ProcessorOutcome | { status: 'unknown' }>;
  /** Returns unconfirmed disputes, each until it is confirmed. */
  disputes(): Promise<readonly ProcessorNotice[]>;
  /**
   * Confirms a dispute that is open, or whose payment is fully refunded by refunds that can no longer fail.
   */
  confirmDispute(key: string): Promise<void>;
  /**
   * Submits a merchant's evidence for a dispute and asks for the outcome; may be repeated at any time, even after a
   * crash.
   */
  respond(response: DisputeResponse): Promise<DisputeOutcome>;
  /** Returns unconfirmed bank payments that cleared and came back, each until it is confirmed. */
  returns(): Promise<readonly ProcessorNotice[]>;
  /**
   * Confirms a return whose payment is fully taken back or refunded, if no refund of it can fail any more.
   */
  confirmReturn(key: string): Promise<void>;
};
