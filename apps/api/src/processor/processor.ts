export type ProcessorInstrument = {
  readonly kind: 'card' | 'bank_account';
  /** The number itself, opened from the vault for this one request. */
  readonly number: string;
  readonly routingNumber?: string;
};

/**
 * What every request carries. `key` is the platform's transaction id: asking twice under one key gives the same
 * outcome.
 */
type BaseRequest = { readonly key: string; readonly amountCents: number; readonly currency: 'usd' };

export type ProcessorRequest = BaseRequest &
  (
    | { readonly kind: 'card_charge' | 'bank_debit' | 'payout'; readonly instrument: ProcessorInstrument }
    /** The device's time to answer counts from `startedAt`, as the time of the call that waits for it does. */
    | { readonly kind: 'terminal_charge'; readonly serialNumber: string; readonly startedAt: Date }
    /** `paymentKey` is the key under which the payment that is given back was charged. */
    | { readonly kind: 'refund'; readonly paymentKey: string }
  );

export type ProcessorOutcome =
  | { status: 'approved'; disputed: boolean }
  | { status: 'declined'; code: string; message: string }
  /** The outcome comes later: ask again under the same key. */
  | { status: 'pending'; askAgainAt: Date };

/** A merchant's evidence for a dispute. `key` is the platform's dispute id: submitting twice gives the same outcome. */
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
  /** The outcome comes later: hand over again under the same key. */
  | { status: 'pending'; askAgainAt: Date };

/**
 * A payment, named by its key, that its cardholder has disputed or that the payer's bank has returned, in full. The
 * platform subtracts what it has refunded already.
 */
type ProcessorNotice = { readonly key: string; readonly reason: string };

/**
 * A bank behind the platform. A real acquirer is another implementation. `submit` may be called again with the same key
 * at any time, even after a crash, and never takes money twice. `outcome` asks without submitting: `unknown` if nothing
 * arrived under that key.
 */
export type Processor = {
  submit(request: ProcessorRequest): Promise<ProcessorOutcome>;
  outcome(key: string): Promise<ProcessorOutcome | { status: 'unknown' }>;
  /** Disputes that have not been confirmed yet; they are reported until they are. */
  disputes(): Promise<readonly ProcessorNotice[]>;
  /**
   * Confirms that a dispute is dealt with: it is open, or its payment is fully refunded and none of its refunds can
   * fail any more.
   */
  confirmDispute(key: string): Promise<void>;
  /**
   * Submits a merchant's evidence for a dispute and asks for the outcome; may be repeated at any time, even after a
   * crash.
   */
  respond(response: DisputeResponse): Promise<DisputeOutcome>;
  /**
   * Bank payments that cleared and came back and that have not been confirmed yet; they are reported until
   * they are.
   */
  returns(): Promise<readonly ProcessorNotice[]>;
  /**
   * Confirms that a return is dealt with: all of its payment is taken or refunded, and no refund of it can fail any
   * more.
   */
  confirmReturn(key: string): Promise<void>;
};
