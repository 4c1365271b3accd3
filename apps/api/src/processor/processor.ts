export type ProcessorInstrument = {
  readonly kind: 'card' | 'bank_account';
  /** The full number, decrypted for this request only. */
  readonly number: string;
  readonly routingNumber?: string;
};

/** `key` is the platform's transaction ID. Requests with one key have one outcome. */
type BaseRequest = { readonly key: string; readonly amountCents: number; readonly currency: 'usd' };

export type ProcessorRequest = BaseRequest &
  (
    | { readonly kind: 'card_charge' | 'bank_debit' | 'payout'; readonly instrument: ProcessorInstrument }
    /** The time limits of the device and of the call begin at `startedAt`. */
    | { readonly kind: 'terminal_charge'; readonly serialNumber: string; readonly startedAt: Date }
    /** `paymentKey` is the key of the refunded payment. */
    | { readonly kind: 'refund'; readonly paymentKey: string }
  );

export type ProcessorOutcome =
  | { status: 'approved'; disputed: boolean }
  | { status: 'declined'; code: string; message: string }
  /** No outcome yet: ask again with the same key. */
  | { status: 'pending'; askAgainAt: Date };

/**
 * A merchant's evidence for a dispute. `key` is the platform's dispute ID. Submissions with one key have one
 * outcome.
 */
export type DisputeResponse = {
  readonly key: string;
  /** The key of the disputed payment. */
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
  /** No outcome yet: submit again with the same key. */
  | { status: 'pending'; askAgainAt: Date };

/**
 * A payment that the cardholder disputed or the payer's bank returned, in full. The platform subtracts the
 * payment's refunds.
 */
type ProcessorNotice = { readonly key: string; readonly reason: string };

/**
 * The connection to the bank. `submit` can be repeated with one key, even after a crash, and never takes
 * money twice. `outcome` never moves money, and returns `unknown` if the bank has not received the key.
 */
export type Processor = {
  submit(request: ProcessorRequest): Promise<ProcessorOutcome>;
  outcome(key: string): Promise<ProcessorOutcome | { status: 'unknown' }>;
  /** Returns the disputes that have not been confirmed yet. */
  disputes(): Promise<readonly ProcessorNotice[]>;
  /**
   * Confirms a dispute that is open, or whose payment is fully covered by refunds that can no longer fail.
   */
  confirmDispute(key: string): Promise<void>;
  /**
   * Submits evidence for a dispute and asks for the outcome. Can be repeated at any time, even after a crash.
   */
  respond(response: DisputeResponse): Promise<DisputeOutcome>;
  /** Returns the returned bank payments that have not been confirmed yet. */
  returns(): Promise<readonly ProcessorNotice[]>;
  /** Confirms a return if its payment is fully reversed or refunded and no refund can still fail. */
  confirmReturn(key: string): Promise<void>;
};
