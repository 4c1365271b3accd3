import * as z from 'zod/mini';

/** Every refusal of the platform: its code, its HTTP status, and its default message. */
export const errorTable = {
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'Some fields aren’t valid.' },
  unauthenticated: { status: 401, message: 'Your session has ended. Sign in again.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  permission_missing: {
    status: 403,
    message: 'Your role in this account doesn’t allow this. Ask an owner of the account.',
  },
  invite_for_other_address: {
    status: 403,
    message: 'This invite was sent to another email address. Sign in with that address to accept it.',
  },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method.' },
  profile_changed: { status: 409, message: 'This profile was changed after you opened it.' },
  key_reused: { status: 409, message: 'This request was already sent with different details.' },
  attempt_closed: { status: 409, message: 'This attempt was given up, so it had no effect.' },
  not_refundable: { status: 409, message: 'Only a successful payment can be refunded.' },
  nothing_refundable: { status: 409, message: 'This payment is fully refunded.' },
  dispute_open: {
    status: 409,
    message: 'This payment is disputed. You can’t refund it until the dispute is closed.',
  },
  account_not_active: {
    status: 409,
    message: 'This account isn’t active, so it can’t take payments right now.',
  },
  payouts_stopped: {
    status: 409,
    message: 'Payouts from this account are stopped. Contact support.',
  },
  device_registered: {
    status: 409,
    message: 'This account already has a device with this serial number.',
  },
  last_owner: {
    status: 409,
    message: 'An account needs an owner. Make another member an owner first.',
  },
  has_password: { status: 409, message: 'You already have a password. Sign in to accept the invite.' },
  already_granted: { status: 409, message: 'This person already has access to the account.' },
  dispute_answered: { status: 409, message: 'You have already responded to this dispute.' },
  dispute_closed: { status: 409, message: 'This dispute is closed.' },
  dispute_overdue: { status: 409, message: 'The time to respond to this dispute has passed.' },
  evidence_files_full: { status: 409, message: 'A dispute can have at most 5 files. Remove one first.' },
  not_a_payout: { status: 409, message: 'Only payouts have a reconciliation.' },
  no_receipt: { status: 409, message: 'A receipt can only be sent for a successful payment.' },
  entry_set_not_draft: { status: 409, message: 'This entry set has already been posted.' },
  entry_set_not_reversible: {
    status: 409,
    message: 'Only a posted manual entry set can be reversed.',
  },
  body_too_large: { status: 413, message: 'The request is larger than 64 KiB.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  wrong_password: { status: 422, message: 'The current password is incorrect.' },
  weak_password: { status: 422, message: 'Choose another password.' },
  invalid_reset_token: {
    status: 422,
    message: 'This reset link is no longer valid. Request a new one.',
  },
  invalid_invite: {
    status: 422,
    message: 'This invite is no longer valid. Ask for a new one.',
  },
  invalid_email_link: {
    status: 422,
    message: 'This link is no longer valid. Your email address was not changed.',
  },
  same_email: { status: 422, message: 'This is your email address already.' },
  invalid_handover_code: {
    status: 422,
    message: 'This link to the account has expired. Open the account again from the admin app.',
  },
  amount_over_available: {
    status: 422,
    message: 'Amount must be less than or equal to available balance',
  },
  amount_over_refundable: {
    status: 422,
    message: 'The amount is more than the refundable amount.',
  },
  evidence_missing: { status: 422, message: 'Required evidence is missing.' },
  evidence_not_asked: { status: 422, message: 'This dispute needs different evidence.' },
  invalid_file: { status: 422, message: 'Choose a PDF, PNG or JPEG file of 2 MB or less.' },
  amount_too_small: { status: 422, message: 'Amount must be at least $2' },
  instrument_not_chargeable: { status: 422, message: 'This payment instrument can’t be charged.' },
  instrument_not_payable: {
    status: 422,
    message: 'Withdrawals can only go to the current payout instrument.',
  },
  instrument_method_mismatch: {
    status: 422,
    message: 'This payment instrument doesn’t support that method.',
  },
  device_unknown: { status: 422, message: 'This account doesn’t have this device.' },
  program_unknown: { status: 422, message: 'This program doesn’t exist.' },
  too_many_devices: { status: 422, message: 'An account can have at most 100 devices.' },
  grantee_is_admin: { status: 422, message: 'Internal admins can’t be granted access to an account.' },
  not_a_payout_instrument: {
    status: 422,
    message: 'Choose a bank account that was added as a payout instrument.',
  },
  too_many_views: {
    status: 422,
    message: 'This list has 20 saved views. Delete one to save another.',
  },
  invalid_profile: { status: 422, message: 'Some profile fields aren’t valid.' },
  entry_set_unbalanced: {
    status: 422,
    message: 'The entry set’s debits and credits must be equal.',
  },
  entry_set_touches_merchant: {
    status: 422,
    message: 'Merchant payable accounts don’t allow manual entries.',
  },
  statement_too_long: {
    status: 422,
    message: 'A PDF can hold at most 10,000 entries, and this month has more. Download the CSV instead.',
  },
  invalid_ticket: {
    status: 422,
    message: 'This form has expired. Reload the page and try again.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  /** Not final: repeat the request with the same key and body to get the outcome. */
  key_in_progress: { status: 503, message: 'This request is still being processed.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    message: 'The service isn’t available right now. Please try again shortly.',
  },
} as const;

export type ErrorCode = keyof typeof errorTable;

export type GeneralErrorCode =
  | 'malformed_body'
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'permission_missing'
  | 'not_found'
  | 'method_not_allowed'
  | 'key_reused'
  | 'attempt_closed'
  | 'key_in_progress'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable';

/** The body of every refusal. `fields` maps a path such as `tags.order` to its message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
