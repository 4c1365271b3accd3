import * as z from 'zod/mini';

/**
 * Every refusal the platform knows: its code on the wire, its HTTP status and the sentence a person reads unless the
 * call says something more exact.
 */
export const errorTable = {
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'Some fields are not valid.' },
  unauthenticated: { status: 401, message: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  profile_changed: { status: 409, message: 'This profile was changed after you opened it.' },
  key_reused: { status: 409, message: 'This request was already sent with other details.' },
  not_refundable: { status: 409, message: 'Only a succeeded payment can be refunded.' },
  nothing_refundable: { status: 409, message: 'Nothing of this payment is left to refund.' },
  dispute_open: {
    status: 409,
    message: 'This payment is disputed. It cannot be refunded until the dispute is closed.',
  },
  account_not_active: {
    status: 409,
    message: 'This account is not active. It takes no payments at the moment.',
  },
  payouts_stopped: {
    status: 409,
    message: 'Payouts from this account are stopped. Please contact support.',
  },
  device_registered: {
    status: 409,
    message: 'This account already has a device with this serial number.',
  },
  already_granted: { status: 409, message: 'This person already has access to the account.' },
  dispute_answered: { status: 409, message: 'This dispute has been answered already.' },
  dispute_closed: { status: 409, message: 'This dispute is closed.' },
  dispute_overdue: { status: 409, message: 'The time to answer this dispute is over.' },
  evidence_files_full: { status: 409, message: 'A dispute takes at most 5 files. Remove one first.' },
  not_a_payout: { status: 409, message: 'Only a payout has a reconciliation.' },
  no_receipt: { status: 409, message: 'A receipt can only be sent for a succeeded payment.' },
  entry_set_not_draft: { status: 409, message: 'This entry set has already been posted.' },
  entry_set_not_reversible: {
    status: 409,
    message: 'Only a posted manual entry set can be reversed.',
  },
  body_too_large: { status: 413, message: 'The request is larger than 64 KiB.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  wrong_password: { status: 422, message: 'The current password is not right.' },
  weak_password: { status: 422, message: 'Choose another password.' },
  invalid_reset_token: {
    status: 422,
    message: 'This reset link is no longer valid. Please ask for a new one.',
  },
  invalid_handover_code: {
    status: 422,
    message: 'This way into the account is no longer open. Please open it again from the admin app.',
  },
  amount_over_available: {
    status: 422,
    message: 'Amount must be less than or equal to available balance',
  },
  amount_over_refundable: {
    status: 422,
    message: 'The amount is more than what is left to refund.',
  },
  evidence_missing: { status: 422, message: 'Some evidence that this dispute needs is missing.' },
  evidence_not_asked: { status: 422, message: 'This dispute asks for other evidence.' },
  invalid_file: { status: 422, message: 'Choose a PDF, PNG or JPEG file of at most 2 MB.' },
  amount_too_small: { status: 422, message: 'Amount must be at least $2' },
  instrument_not_chargeable: { status: 422, message: 'This payment instrument cannot be charged.' },
  instrument_not_payable: {
    status: 422,
    message: 'Withdrawals go to the current payout instrument only.',
  },
  instrument_method_mismatch: {
    status: 422,
    message: 'This payment instrument does not take that method.',
  },
  device_unknown: { status: 422, message: 'There is no such device on this account.' },
  program_unknown: { status: 422, message: 'There is no such program.' },
  too_many_devices: { status: 422, message: 'An account has at most 100 devices.' },
  grantee_is_admin: { status: 422, message: 'An internal admin cannot be granted an account.' },
  not_a_payout_instrument: {
    status: 422,
    message: 'Choose a bank account that was added as a payout instrument.',
  },
  too_many_views: {
    status: 422,
    message: 'This list has 20 saved views. Delete one to save another.',
  },
  invalid_profile: { status: 422, message: 'Some fields of the profile are not valid.' },
  entry_set_unbalanced: {
    status: 422,
    message: 'Debits and credits of the entry set must be equal.',
  },
  entry_set_touches_merchant: {
    status: 422,
    message: 'Merchant payable accounts take no manual entries.',
  },
  statement_too_long: {
    status: 422,
    message: 'A PDF takes at most 10,000 entries, and this month has more. Choose CSV.',
  },
  invalid_ticket: {
    status: 422,
    message: 'This form has expired. Please reload the page and try again.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  /** No answer but "not yet": whoever sends the same key and body later gets the answer. */
  key_in_progress: { status: 503, message: 'This request is still being worked on.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again shortly.',
  },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** The refusals every call can give, whatever it declares. */
export type GeneralErrorCode =
  | 'malformed_body'
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'key_reused'
  | 'key_in_progress'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable';

/** The body of every refusal. `fields` maps a path such as `tags.order` to a message about it. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
