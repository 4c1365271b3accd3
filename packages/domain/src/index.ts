export { accountShowsBalances, accountTypeLabel } from './accounts/account-type.ts';
export { cardFeeTypeLabel } from './accounts/fee-profile-label.ts';
export { addBankingDays, bankingDateOf, endOfBankingDate, isBankingDay } from './banking/banking-days.ts';
export {
  addMonths,
  bankingMonth,
  bankingMonthOf,
  formatMonth,
  type BankingMonth,
} from './banking/banking-months.ts';
export {
  easternInstant,
  easternTime,
  startOfBankingDate,
  startOfBankingMonth,
} from './banking/eastern-time.ts';
export { expectedArrival } from './banking/expected-arrival.ts';
export { federalReserveHolidays, type BankHoliday } from './banking/federal-reserve-holidays.ts';
export { isPhoneNumber } from './contact/phone-number.ts';
export { readWebsite } from './contact/website.ts';
export { isPostalCode, isZipCode } from './contact/zip-code.ts';
export {
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatWeekdayDate,
  type DateTimeOptions,
  type Instant,
} from './dates/format-date-time.ts';
export { formatTimeZone } from './dates/format-time-zone.ts';
export { greetingForHour, type Greeting } from './dates/greeting.ts';
export { isCalendarDate } from './dates/is-calendar-date.ts';
export {
  disputeReason,
  type DisputeReason,
  type EvidenceField,
  type SupportingFact,
} from './disputes/dispute-reason.ts';
export { csvHeadings, csvMediaType, csvRow, type CsvCell, type NumberCell } from './files/csv.ts';
export { evidenceMediaType, type EvidenceMediaType } from './files/evidence-media-type.ts';
export { isAdultBirthDate, isIncorporationDate } from './identification/profile-dates.ts';
export { isEmployerNumber, isSocialSecurityNumber, readNineDigits } from './identification/tax-numbers.ts';
export { isBalanced, type EntrySetTotals } from './ledger/is-balanced.ts';
export { ledgerCategoryLabel } from './ledger/ledger-category-label.ts';
export { movementEntryLabel, movementLabel } from './ledger/movement-label.ts';
export {
  entryTotals,
  signedEntryCents,
  type EntryTotals,
  type SignedEntry,
} from './ledger/signed-entry-cents.ts';
export { maskEmail } from './masking/mask-email.ts';
export { maskLastFour } from './masking/mask-last-four.ts';
export { boundedFeeCents, percentageFeeCents, type BoundedFee } from './money/fee-cents.ts';
export { formatBasisPoints } from './money/format-basis-points.ts';
export { formatCents, formatCentsParts, type DollarParts } from './money/format-cents.ts';
export { formatDecimal } from './money/format-decimal.ts';
export { isAmbiguousAmount } from './money/is-ambiguous-amount.ts';
export {
  completeMoneyEntry,
  doubtfulCents,
  editMoneyEntry,
  emptyMoneyEntry,
  moneyEntry,
  type MoneyEntry,
} from './money/money-entry.ts';
export { formatMoneyInput } from './money/format-money-input.ts';
export { parseMoneyInput } from './money/parse-money-input.ts';
export { formatStrictMoneyInput, parseStrictMoneyInput } from './money/strict-money-input.ts';
export {
  ledgerPageSize,
  listPageSize,
  pageCount,
  pageOffset,
  pageRange,
  parsePageNumber,
  type PageRange,
} from './pagination/pages.ts';
export { cardBrand, type CardBrand } from './payments/card-brand.ts';
export { formatCardNumber, isCardNumber, passesLuhnCheck } from './payments/card-number.ts';
export { channelLabel, methodLabel } from './payments/channel-and-method.ts';
export { failureAdvice, type FailedTransaction } from './payments/failure-advice.ts';
export { bankAccountTypeLabel, instrumentTypeLabel } from './payments/instrument-label.ts';
export { isRoutingNumber } from './payments/routing-number.ts';
export { businessTypeLabel, businessTypes, type BusinessType } from './reference-data/business-types.ts';
export { findMerchantCategory, searchMerchantCategories } from './reference-data/find-merchant-category.ts';
export { formatMerchantCategory } from './reference-data/format-merchant-category.ts';
export { merchantCategories, type MerchantCategory } from './reference-data/merchant-categories.ts';
export { usStates, type UsState } from './reference-data/us-states.ts';
export { statusLabel } from './status/status-label.ts';
export {
  entrySetStatusTone,
  instrumentStatusTone,
  ledgerEntryStatusTone,
  transactionStatusTone,
} from './status/status-tone.ts';
export type { Tone } from './status/tone.ts';
export { escapeHtml } from './text/escape-html.ts';
export { toHalfWidth } from './text/to-half-width.ts';
export { capitalize } from './text/capitalize.ts';
export { emailLocalPart, isEmailAddress, normalizeEmail } from './text/email-address.ts';
export { hasInvisibleCharacter, invisibleCharacterMessage } from './text/invisible-character.ts';
export { lastCharacters } from './text/last-characters.ts';
export { shortIdentifier } from './text/short-identifier.ts';
export {
  minimumTerminalAmountCents,
  terminalPaymentFaults,
  validateTerminalPayment,
  validateWithdrawal,
  type TerminalPayment,
  type Withdrawal,
} from './validation/money-movements.ts';
export {
  minimumPasswordLength,
  validatePasswordChange,
  validatePasswordReset,
  type PasswordChange,
  type PasswordReset,
} from './validation/password.ts';
export { validateReceiptRecipient } from './validation/receipt-recipient.ts';
export {
  descriptorCharactersMessage,
  maximumStatementDescriptorLength,
  statementDescriptorOf,
  validateStatementDescriptor,
} from './validation/statement-descriptor.ts';
export type { ValidationResult } from './validation/validation-result.ts';
