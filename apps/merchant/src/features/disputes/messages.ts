// List
export const noDisputes = 'No disputes';
export const disputesExplanation = 'If a customer disputes a payment, it appears here and you can respond.';
export const disputesFailedLog = 'Failed to fetch disputes.';
export const respondOrLose = (moment: string): string => `Respond by ${moment} or you lose it.`;

// Dispute
export const disputeMissing = 'Dispute not found or could not be loaded.';
export const timeToRespondPassed = 'The time to respond has passed';
export const lessThanAnHourLeft = 'Less than an hour left';
export const lostByAcceptance = 'You accepted this dispute. The money on hold went back to the customer.';
export const lostByDecision = 'The bank decided for the customer. The money on hold went back to them.';
export const lostWithoutResponse = 'You didn’t respond in time. The money on hold went back to the customer.';
export const wonExplanation = 'You won this dispute. The money on hold is back in your balance.';
export const underReviewExplanation =
  'The customer’s bank is reviewing your evidence. There’s nothing you need to do.';
export const aboutToLose = 'The time to respond has passed. You’re about to lose this dispute.';
export const eventTitles: Readonly<Record<string, string>> = {
  opened: 'Opened by the customer',
  evidence_saved: 'Draft saved',
  file_added: 'File added',
  submitted: 'Evidence submitted',
  accepted: 'Accepted',
  expired: 'Time to respond passed',
  won: 'Won',
  lost: 'Lost',
};
export const increaseTitles: Readonly<Record<string, (amount: string) => string>> = {
  increased: (amount) => `Increased by ${amount}: a refund failed`,
  charged_back: (amount) => `${amount} more charged back: a refund failed`,
};

// Evidence
export const evidenceInstructions = (reasonMeaning: string): string =>
  `${reasonMeaning} Explain why the payment is genuine and attach proof.`;
export const textSuggested = 'Taken from the payment. Change it if it’s wrong.';
export const fieldRequired = 'This field is required.';
export const evidenceIncomplete = 'Fill in the required fields before you submit.';
export const savesAsYouType = 'Saves as you type';
export const saveFailed = 'We couldn’t save the draft. Please try again.';
export const noEvidenceSubmitted = 'No evidence was submitted.';

// Files of evidence
export const fileLimits = 'Up to 5 files: PDF, PNG or JPEG, 2 MB each.';
export const addFileTo = (label: string): string => `Add a file: ${label}`;
export const fileTooLarge = (size: string): string => `This file is ${size}. Choose a file of 2 MB or less.`;
export const fileUnreadable = 'We couldn’t read the file. Please choose it again.';
export const fileTypeRefused = 'Choose a PDF, PNG or JPEG file.';
export const uploadFailed = 'We couldn’t add the file. Please try again.';
export const removalFailed = 'We couldn’t remove the file. Please try again.';
export const downloadFailed = 'We couldn’t load the file. Please try again.';

// Facts that support the merchant; the bank reads the sentences
const paymentCount = (count: number): string => (count === 1 ? '1 payment' : `${String(count)} payments`);
const times = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`);
export const inYourExplanation = (detail: string): string => `${detail} In your explanation.`;
export const earlierPaymentsTitle = 'Earlier payments with this card';
export const earlierPaymentsLoading = 'Looking...';
export const earlierPaymentsFailed = 'We couldn’t load them.';
export const noEarlierPayments = 'None before this one.';
export const allEarlierPaymentsDisputed = 'All of them were disputed.';
export const undisputedPayments = (count: number, since: string): string =>
  `${paymentCount(count)} since ${since}, none disputed.`;
export const undisputedPaymentsSentence = (count: number, since: string): string =>
  `The same card paid us ${times(count)} before without a dispute, first on ${since}.`;
export const receiptEmailedTitle = 'Receipt emailed to the customer';
export const receiptSentDetail = (addresses: string): string => `Sent to ${addresses}.`;
export const receiptEmailedSentence = (addresses: string): string =>
  `We emailed the receipt to ${addresses}.`;
export const statementNameTitle = 'Name on the customer’s statement';
export const statementNameSentence = (statementDescriptor: string): string =>
  `The customer’s statement shows this payment as ${statementDescriptor}.`;

// Preview and submission
export const previewTitle = 'Preview for the bank';
export const previewExplanation = 'The customer’s bank gets exactly this. Nothing has been sent yet.';
export const nothingToSend = 'Nothing to send yet.';
export const submitQuestion = 'Submit evidence?';
export const submitExplanation = (amount: string): string =>
  `The customer’s bank gets the evidence below and decides on the ${amount}. You can’t edit it after submitting.`;
export const submittingWithoutFiles = 'Your explanation goes to the customer’s bank without any files.';
export const evidenceSubmitted = 'Evidence submitted';
export const submitFailed = 'We couldn’t submit the evidence. Please try again.';

// Acceptance
export const acceptQuestion = 'Accept the dispute?';
export const acceptExplanation = (amount: string): string =>
  `The ${amount} on hold goes back to the customer and you lose the dispute. The dispute fee is not refunded.`;
export const acceptConsent = (amount: string): string =>
  `I understand that I lose ${amount} and can’t undo this.`;
export const disputeAccepted = 'Dispute accepted';
export const acceptFailed = 'We couldn’t accept the dispute. Please try again.';
