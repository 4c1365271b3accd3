import { errorTable, type ErrorCode } from '@tillbook/contract';

export type RefusalDetails = {
  /** Overrides the error table's message with a more precise one. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
};

/** A refusal that the contract declares. Any other thrown error is an internal error. */
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
