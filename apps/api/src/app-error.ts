import { errorTable, type ErrorCode } from '@tillbook/contract';

export type RefusalDetails = {
  /** What a person reads, where it is more exact than the table's sentence. */
  readonly message?: string;
  /** A message per field path. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
};

/** A refusal that the contract knows. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? errorTable[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
