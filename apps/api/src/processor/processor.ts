export type ProcessorInstrument = {
  readonly kind: 'card' | 'bank_account';
  /** The number itself, opened from the vault for this one question. */
  readonly number: string;
  readonly routingNumber?: string;
};

/** What every request says. `key` is the platform's transaction id: asking twice under one key is answered alike. */
type Asked = { readonly key: string; readonly amountCents: number; readonly currency: 'usd' };

export type ProcessorRequest = Asked &
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

/** What a merchant says to a dispute. `key` is the platform's dispute id: handing over twice is answered alike. */
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
 * A payment, named by its key, that its cardholder has disputed or that the payer's bank has returned: the whole of it. What the
 * platform has given back already it takes off by itself.
 */
type ProcessorNotice = { readonly key: string; readonly reason: string };

/**
 * A bank behind the platform. A real acquirer is one more implementation.
 *
 * `submit` may be called again with the same key at any time, also after a crash, and never takes money twice.
 * `outcome` asks without submitting: `unknown` where nothing arrived under that key.
 */
export type Processor = {
  submit(request: ProcessorRequest): Promise<ProcessorOutcome>;
  outcome(key: string): Promise<ProcessorOutcome | { status: 'unknown' }>;
  /** Disputes that nobody has confirmed yet; they are told until somebody does. */
  disputes(): Promise<readonly ProcessorNotice[]>;
  /** Says that a dispute is dealt with: taken on, or all of its payment given back, and no refund of it can fail any more. */
  confirmDispute(key: string): Promise<void>;
  /** Hands over what a merchant says to a dispute, and asks what became of it; at any time again, also after a crash. */
  respond(response: DisputeResponse): Promise<DisputeOutcome>;
  /** Bank payments that cleared and came back, and that nobody has confirmed yet; they are told until somebody does. */
  returns(): Promise<readonly ProcessorNotice[]>;
  /** Says that a return is dealt with: all of its payment is taken or given back, and no refund of it can fail any more. */
  confirmReturn(key: string): Promise<void>;
};
