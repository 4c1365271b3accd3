import { errorTable, type ErrorCode } from '@tillbook/contract';

export type RefusalDetails = {
  /** The message to the person, if it is more precise than the error table's. */
  readonly message?: string;
  /** A message per field path. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
};

/** A refusal of the contract. Anything else that is thrown is an internal error. */
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
