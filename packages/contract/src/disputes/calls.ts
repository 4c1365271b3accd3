import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { amountRange, period, sorting } from '../filters.ts';
import { ledgerEntry } from '../ledger/calls.ts';
import { channels, lists, methods } from '../lists.ts';
import { cents, identifier, instant, mostFields, openEnum, requiredText, text } from '../primitives.ts';

const dispute = z.object({
  id: identifier,
  amount: cents,
  transactionId: identifier,
  createdAt: instant,
  status: openEnum(...lists.disputes.statuses),
  reason: z.optional(z.string()),
  respondBy: z.optional(instant),
});

export type Dispute = z.infer<typeof dispute>;

export const listDisputes = defineListEndpoint(
  {
    name: 'listDisputes',
    method: 'GET',
    path: '/disputes',
    summary: 'List disputes',
    access: byAccountId('query', 'account_read'),
    query: z.object({
      accountId: identifier,
      offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      status: z.optional(z.enum(lists.disputes.statuses)),
      ...period,
      ...amountRange,
      ...sorting,
    }),
    response: z.array(dispute),
    totalCountHeader: true,
  },
  (response, headers) =>
    listOf(response, {
      totalCount: Number(headers.get('X-Total-Count') ?? response.length),
      totalCountCapped: headers.has('X-Total-Count-Capped'),
    }),
);

export const maximumEvidenceFiles = 5;
export const maximumEvidenceBytes = 2 * 1024 * 1024;
export const maximumEvidenceLength = 2_000;

/** Base64 has four characters for every three bytes. */
const maximumContentLength = Math.ceil(maximumEvidenceBytes / 3) * 4;

const disputeEvent = z.object({
  kind: openEnum(
    'opened',
    'increased',
    'evidence_saved',
    'file_added',
    'submitted',
    'accepted',
    'expired',
    'won',
    'lost',
    'charged_back',
  ),
  at: instant,
  /**
   * The amount that was added, or charged back after the dispute was lost, because a refund of the payment
   * failed.
   */
  amount: z.optional(cents),
  /** The person who acted; absent for the platform's own events. */
  by: z.optional(z.string()),
  /** The object of the action, such as the name of a file. */
  subject: z.optional(z.string()),
});

export type DisputeEvent = z.infer<typeof disputeEvent>;

const evidenceField = z.object({
  field: z.string(),
  kind: openEnum('text', 'file'),
  label: z.string(),
  hint: z.optional(z.string()),
  /** True for a text of several sentences. */
  multiline: z.boolean(),
  required: z.boolean(),
  /** The text entered so far. */
  text: z.optional(z.string()),
});

export type DisputeEvidenceField = z.infer<typeof evidenceField>;

const evidenceFile = z.object({
  id: identifier,
  /** The evidence field that the file belongs to. */
  field: z.string(),
  name: z.string(),
  mediaType: openEnum('application/pdf', 'image/png', 'image/jpeg'),
  sizeBytes: z.int(),
  addedAt: instant,
});

export type DisputeFile = z.infer<typeof evidenceFile>;

const disputedPayment = z.object({
  amount: cents,
  createdAt: instant,
  description: z.optional(z.string()),
  method: z.optional(openEnum(...methods)),
  channel: z.optional(openEnum(...channels)),
  paymentInstrumentId: z.optional(identifier),
  lastFour: z.optional(z.string()),
  cardBrand: z.optional(z.string()),
  /** The holder of the card or bank account. */
  ownerName: z.optional(z.string()),
});

export type DisputedPayment = z.infer<typeof disputedPayment>;

const disputeDetail = z.object({
  ...dispute.shape,
  accountId: identifier,
  reason: z.string(),
  respondBy: instant,
  reasonLabel: z.string(),
  reasonMeaning: z.string(),
  /** True while the evidence can be edited and submitted, and the dispute accepted. */
  answerable: z.boolean(),
  /** The evidence that the reason calls for, required pieces first. */
  evidence: z.array(evidenceField),
  files: z.array(evidenceFile),
  /** The dispute's history, oldest first. */
  timeline: z.array(disputeEvent),
  /** The dispute's ledger entries, oldest first. */
  ledgerEntries: z.array(ledgerEntry),
  /** The addresses that the payment's receipt was sent to, without duplicates. */
  receiptSentTo: z.optional(z.array(z.string())),
  payment: z.optional(disputedPayment),
  /** The account's name on its customers' statements. */
  statementDescriptor: z.optional(z.string()),
  /** Facts known to the platform that counter the reason, strongest first. */
  supportingFacts: z.optional(
    z.array(openEnum('receipt_address', 'earlier_payments', 'statement_descriptor')),
  ),
});

export type DisputeDetail = z.infer<typeof disputeDetail>;

export const getDispute = defineEndpoint({
  name: 'getDispute',
  method: 'GET',
  path: '/disputes/{id}',
  summary: 'Get a dispute with its evidence and outcome',
  access: byObject('dispute', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: disputeDetail,
});

/** More than the number of texts that any reason asks for. */
const mostTexts = 20;

export const saveDisputeEvidence = defineEndpoint({
  name: 'saveDisputeEvidence',
  method: 'POST',
  path: '/disputes/{id}/evidence',
  summary: 'Save evidence as a draft',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  params: z.object({ id: identifier }),
  body: z.object({
    texts: z
      .record(requiredText(64), text(maximumEvidenceLength))
      .check(
        mostFields(mostTexts, `Enter at most ${mostTexts} texts.`),
        z.meta({ maxProperties: mostTexts }),
      ),
  }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue', 'evidence_not_asked'],
});

export const addDisputeFile = defineEndpoint({
  name: 'addDisputeFile',
  method: 'POST',
  path: '/disputes/{id}/files',
  summary: 'Add a file to the draft',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  idempotent: true,
  params: z.object({ id: identifier }),
  body: z.object({
    field: requiredText(64),
    name: requiredText(200),
    /** The content of the file, as base64. */
    content: z
      .string()
      .check(
        z.maxLength(maximumContentLength, 'Choose a file of 2 MB or less.'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Send the file as base64.'),
      ),
  }),
  /** Enough for the file as base64 and its name. */
  bodyLimitKib: 2736,
  response: disputeDetail,
  status: 201,
  errors: [
    'dispute_answered',
    'dispute_closed',
    'dispute_overdue',
    'evidence_not_asked',
    'evidence_files_full',
    'invalid_file',
  ],
});

export const attachDisputeReceipt = defineEndpoint({
  name: 'attachDisputeReceipt',
  method: 'POST',
  path: '/disputes/{id}/receipt',
  summary: 'Add the payment’s receipt to the draft as a PDF',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  idempotent: true,
  params: z.object({ id: identifier }),
  response: disputeDetail,
  status: 201,
  errors: [
    'dispute_answered',
    'dispute_closed',
    'dispute_overdue',
    'evidence_not_asked',
    'evidence_files_full',
  ],
});

export const getDisputeFile = defineEndpoint({
  name: 'getDisputeFile',
  method: 'GET',
  path: '/disputes/{id}/files/{fileId}',
  summary: 'Get a file of a dispute',
  access: byObject('dispute', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier, fileId: identifier }),
  response: z.object({
    ...evidenceFile.shape,
    /** The content of the file, as base64. */
    content: z.string(),
  }),
});

export const removeDisputeFile = defineEndpoint({
  name: 'removeDisputeFile',
  method: 'POST',
  path: '/disputes/{id}/files/remove',
  summary: 'Remove a file from the draft',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  params: z.object({ id: identifier }),
  body: z.object({ fileId: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue'],
});

export const submitDispute = defineEndpoint({
  name: 'submitDispute',
  method: 'POST',
  path: '/disputes/{id}/submit',
  summary: 'Submit the draft to the cardholder’s bank',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  idempotent: true,
  params: z.object({ id: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue', 'evidence_missing'],
});

export const acceptDispute = defineEndpoint({
  name: 'acceptDispute',
  method: 'POST',
  path: '/disputes/{id}/accept',
  summary: 'Accept a dispute',
  access: byObject('dispute', 'path', 'id', 'dispute_answer'),
  idempotent: true,
  params: z.object({ id: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue'],
});
