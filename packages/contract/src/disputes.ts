import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from './endpoint.ts';
import { amountRange, period, sorting } from './filters.ts';
import { ledgerEntry } from './ledger.ts';
import { lists } from './lists.ts';
import { cents, identifier, instant, mostFields, openEnum, requiredText, text } from './primitives.ts';

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
    summary: "The account's disputes, newest first.",
    access: byAccountId('query'),
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

/** Four characters for every three bytes. */
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
  /** By how much it grew, or what was charged back after it was lost: a refund of the payment has failed. */
  amount: z.optional(cents),
  /** Who did it, of what a person does. */
  by: z.optional(z.string()),
  /** What it was done with, such as the name of a file. */
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
  /** What has been written so far. */
  text: z.optional(z.string()),
});

export type DisputeEvidenceField = z.infer<typeof evidenceField>;

const evidenceFile = z.object({
  id: identifier,
  /** The piece of evidence that it is. */
  field: z.string(),
  name: z.string(),
  mediaType: openEnum('application/pdf', 'image/png', 'image/jpeg'),
  sizeBytes: z.int(),
  addedAt: instant,
});

export type DisputeFile = z.infer<typeof evidenceFile>;

const disputeDetail = z.object({
  ...dispute.shape,
  accountId: identifier,
  reason: z.string(),
  respondBy: instant,
  reasonLabel: z.string(),
  reasonMeaning: z.string(),
  /** True while evidence can be written, submitted, or the dispute accepted. */
  answerable: z.boolean(),
  /** What answers the reason, what is required first. */
  evidence: z.array(evidenceField),
  files: z.array(evidenceFile),
  /** What has happened, oldest first. */
  timeline: z.array(disputeEvent),
  /** What it did to the merchant's ledger, oldest first. */
  ledgerEntries: z.array(ledgerEntry),
});

export type DisputeDetail = z.infer<typeof disputeDetail>;

export const getDispute = defineEndpoint({
  name: 'getDispute',
  method: 'GET',
  path: '/disputes/{id}',
  summary: 'One dispute: what it asks for, what has been said to it, and what became of it.',
  access: byObject('dispute', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: disputeDetail,
});

/** No reason asks for as many. */
const mostTexts = 20;

export const saveDisputeEvidence = defineEndpoint({
  name: 'saveDisputeEvidence',
  method: 'POST',
  path: '/disputes/{id}/evidence',
  summary: 'Saves what has been written so far, as a draft.',
  access: byObject('dispute', 'path', 'id'),
  params: z.object({ id: identifier }),
  body: z.object({
    texts: z
      .record(requiredText(64), text(maximumEvidenceLength))
      .check(mostFields(mostTexts, `Give at most ${mostTexts} texts.`), z.meta({ maxProperties: mostTexts })),
  }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue', 'evidence_not_asked'],
});

export const addDisputeFile = defineEndpoint({
  name: 'addDisputeFile',
  method: 'POST',
  path: '/disputes/{id}/files',
  summary: 'Adds a file to the draft.',
  access: byObject('dispute', 'path', 'id'),
  idempotent: true,
  params: z.object({ id: identifier }),
  body: z.object({
    field: requiredText(64),
    name: requiredText(200),
    /** The file itself, as base64. */
    content: z
      .string()
      .check(
        z.maxLength(maximumContentLength, 'Choose a file of at most 2 MB.'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Send the file as base64.'),
      ),
  }),
  /** The file as base64, and room for its name. */
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

export const removeDisputeFile = defineEndpoint({
  name: 'removeDisputeFile',
  method: 'POST',
  path: '/disputes/{id}/files/remove',
  summary: 'Takes a file out of the draft.',
  access: byObject('dispute', 'path', 'id'),
  params: z.object({ id: identifier }),
  body: z.object({ fileId: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue'],
});

export const submitDispute = defineEndpoint({
  name: 'submitDispute',
  method: 'POST',
  path: '/disputes/{id}/submit',
  summary: "Hands the draft to the cardholder's bank, once and for all.",
  access: byObject('dispute', 'path', 'id'),
  idempotent: true,
  params: z.object({ id: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue', 'evidence_missing'],
});

export const acceptDispute = defineEndpoint({
  name: 'acceptDispute',
  method: 'POST',
  path: '/disputes/{id}/accept',
  summary: 'Gives the money back without saying anything to it: the dispute is lost at once.',
  access: byObject('dispute', 'path', 'id'),
  idempotent: true,
  params: z.object({ id: identifier }),
  response: disputeDetail,
  errors: ['dispute_answered', 'dispute_closed', 'dispute_overdue'],
});
