import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { DisputeDetail } from './calls.ts';

const dispute: DisputeDetail = {
  id: exampleIds.dispute,
  accountId: exampleIds.account,
  amount: 12_840,
  transactionId: exampleIds.payment,
  createdAt: '2026-11-23T08:30:00.000Z',
  status: 'pending',
  reason: 'fraudulent',
  respondBy: '2026-12-07T08:30:00.000Z',
  reasonLabel: 'Fraudulent',
  reasonMeaning: 'The cardholder says they didn’t make this payment.',
  answerable: true,
  evidence: [
    {
      field: 'explanation',
      kind: 'text',
      label: 'Explanation',
      hint: 'What happened, in your own words.',
      multiline: true,
      required: true,
      text: 'The customer signed for the parcel.',
    },
    { field: 'receipt', kind: 'file', label: 'Receipt or invoice', multiline: false, required: false },
  ],
  files: [
    {
      id: exampleIds.disputeFile,
      field: 'receipt',
      name: 'receipt.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 48_211,
      addedAt: '2026-11-24T10:02:11.000Z',
    },
  ],
  timeline: [
    { kind: 'opened', at: '2026-11-23T08:30:00.000Z' },
    {
      kind: 'file_added',
      at: '2026-11-24T10:02:11.000Z',
      by: 'dana@example.com',
      subject: 'receipt.pdf',
    },
  ],
  ledgerEntries: [
    {
      id: exampleIds.ledgerEntry,
      transactionId: exampleIds.payment,
      amount: 12_840,
      type: 'debit',
      category: 'dispute_hold',
      status: 'settled',
      description: 'Dispute hold',
      createdAt: '2026-11-23T08:30:00.000Z',
      settledAt: '2026-11-23T08:30:00.000Z',
      afterBalance: 401_160,
    },
  ],
  receiptSentTo: ['priya@example.com'],
  payment: {
    amount: 12_840,
    createdAt: '2026-11-20T15:12:40.000Z',
    description: 'Two bags of espresso',
    method: 'card',
    channel: 'online',
    paymentInstrumentId: exampleIds.card,
    lastFour: '4242',
    cardBrand: 'Visa',
    ownerName: 'Priya Raman',
  },
  statementDescriptor: 'HARBOR COFFEE',
  supportingFacts: ['earlier_payments', 'receipt_address', 'statement_descriptor'],
};

const params = { id: exampleIds.dispute };

export const disputeTag: Tag = {
  name: 'Disputes',
  description: 'Payments that customers asked their bank to reverse.',
};

export const disputeCalls = documented(calls, {
  listDisputes: {
    description:
      'Returns an array, newest first unless sorted otherwise; the total is in `X-Total-Count`. Filtered or sorted results are counted up to 1,000; `X-Total-Count-Capped` is set if there are more.',
    response: [
      {
        id: exampleIds.dispute,
        amount: 12_840,
        transactionId: exampleIds.payment,
        createdAt: '2026-11-23T08:30:00.000Z',
        status: 'pending',
        reason: 'Product not received',
        respondBy: '2026-12-07T08:30:00.000Z',
      },
    ],
  },
  getDispute: {
    description:
      '`evidence` lists the evidence that the dispute’s reason calls for, with the entered texts and files. Files are listed by name and size; `GET /disputes/{id}/files/{fileId}` returns one.',
    response: dispute,
  },
  saveDisputeEvidence: {
    description:
      'Texts are named as in `evidence`. An omitted text stays unchanged; an empty text is removed.',
    body: { texts: { explanation: 'The customer signed for the parcel.' } },
    response: dispute,
  },
  addDisputeFile: {
    description:
      'A PDF, PNG or JPEG file of 2 MB or less, recognized by its first bytes; at most 5 per dispute. Only this call accepts a body of up to 2736 KiB.',
    body: { field: 'receipt', name: 'receipt.pdf', content: 'JVBERi0xLjcK' },
    response: dispute,
  },
  attachDisputeReceipt: {
    description:
      'The platform creates the PDF. It counts toward the limit of 5 files, and is attached only once even if the call is repeated.',
    response: {
      ...dispute,
      files: [
        {
          id: exampleIds.disputeFile,
          field: 'receipt',
          name: `receipt-${exampleIds.payment}.pdf`,
          mediaType: 'application/pdf',
          sizeBytes: 2_310,
          addedAt: '2026-11-24T10:02:11.000Z',
        },
      ],
    },
  },
  getDisputeFile: {
    description:
      'The file is available to everyone with access to the dispute, before and after submission. It is returned as base64 in JSON, so that no browser opens it from its address.',
    params: { ...params, fileId: exampleIds.disputeFile },
    response: {
      id: exampleIds.disputeFile,
      field: 'receipt',
      name: 'receipt.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 9,
      addedAt: '2026-11-24T10:12:00.000Z',
      content: 'JVBERi0xLjcK',
    },
  },
  removeDisputeFile: {
    description: 'Removing a file that doesn’t exist also succeeds.',
    body: { fileId: exampleIds.disputeFile },
    response: { ...dispute, files: [] },
  },
  submitDispute: {
    description:
      'Submitting is final: the dispute becomes `under_review` and can’t be changed, and the outcome follows later. If required evidence is missing, the call is rejected with the missing `fields`.',
    response: {
      ...dispute,
      status: 'under_review',
      answerable: false,
      timeline: [
        ...dispute.timeline,
        { kind: 'submitted', at: '2026-11-24T10:05:40.000Z', by: 'dana@example.com' },
      ],
    },
  },
  acceptDispute: {
    description:
      'The customer keeps the money, and the dispute is lost immediately: the amount on hold becomes a chargeback. This can’t be undone.',
    response: {
      ...dispute,
      status: 'lost',
      answerable: false,
      timeline: [
        ...dispute.timeline,
        { kind: 'accepted', at: '2026-11-24T10:05:40.000Z', by: 'dana@example.com' },
        { kind: 'lost', at: '2026-11-24T10:05:40.000Z' },
      ],
    },
  },
});
