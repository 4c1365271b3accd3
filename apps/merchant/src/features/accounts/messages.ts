export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const accountRefused = 'You don’t have access to that account. Choose another one.';
export const accountFailed = 'Failed to fetch the account. Please try again later.';
export const balanceChangesFailed = 'Failed to load why your balance changed. Please try again later.';
export const nothingChanged = 'Your available balance hasn’t changed since then.';
export const balanceUnknown = 'You can withdraw once the balance has loaded.';
export const attentionHeading = 'Needs your attention';
export const moneyArrives = (today: string, cardDay: string, cardTime: string, bankDay: string): string =>
  `Card payments taken ${today} arrive ${cardDay} at ${cardTime}; bank payments that clear today, ${bankDay}.`;
export const activityFailed = 'Failed to load activity. Please try again later.';
export const activityNote =
  'Days in Eastern Time. Net volume is payments minus refunds, disputes and fees. Payouts are not included.';
export const noActivity = (days: number): string =>
  `No payments in the last ${days} days or the ${days} days before. Payments you take will appear here.`;
export const attentionFailed = 'Failed to load what needs your attention. Please try again later.';
export const disputedAs = (amount: string, reason: string): string => `${amount} disputed as ${reason}`;
export const payoutFailed = (reason = 'the bank didn’t accept it.'): string => `Payout failed: ${reason}`;
export const terminalSilent = (terminal: string, day: string): string =>
  `Terminal ${terminal} did not respond on ${day}`;
export const takeTestPayment = 'Take a test payment';
export const profileIncomplete = (fields: string): string => `Complete your business profile: ${fields}`;
export const availabilityFailed = 'Failed to load what’s coming up. Please try again later.';
export const nothingHeld = 'No money is on hold for disputes.';
export const unclearedPayments = (count: number, amount: string): string =>
  count === 1
    ? `A ${amount} bank payment hasn’t cleared yet, so it isn’t in your balance.`
    : `${count.toLocaleString('en-US')} bank payments totaling ${amount} haven’t cleared yet, so they aren’t in your balance.`;
export const balanceChangesLabel = 'Why your available balance changed';
export const nothingPending = 'Nothing is pending.';
export const platformAccountHeading = 'No balance on this account';
export const platformAccountNote =
  'This is a platform account. Payments, balances and payouts belong to its merchants, so there is nothing to withdraw here. Choose a merchant account to see its money.';
export const noAccounts = 'You don’t have access to an account yet.';
export const accountCount = (count: number): string =>
  count === 1 ? 'You have access to 1 account.' : `You have access to ${String(count)} accounts.`;
export const whyChanged = 'Why did it change?';
export const balanceChangesNote = 'Available balance. Days and times in Eastern Time.';
export const momentInFuture = 'Choose a time in the past';
export const noPayouts = 'No payouts yet.';
