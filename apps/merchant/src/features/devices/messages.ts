export const devicesFailed = 'Failed to fetch devices. Please try again later.';
export const noDevices = 'No devices yet';
export const paymentSucceeded = 'Payment succeeded';
export const paymentFailed = 'Payment failed';
export const waitingHint = 'The customer can tap, insert or swipe.';
export const offlineHint = 'Check that the device is turned on and connected, or choose another one.';
export const lateOutcomeUnknown =
  'We don’t know the outcome yet. Check today’s payments before you charge again.';
export const takenTodayHeading = 'Taken in person today';
export const deviceWaiting = (device: string): string => `${device} is still waiting for a card.`;
export const approved = (amount: string): string => `${amount} approved. `;
export const mayStillCharge = (device: string): string => `${device} may still take the payment`;
export const stoppedWaiting = 'You stopped waiting. The outcome will appear here and in today’s payments.';
export const waitingForCard = (device: string): string => `Waiting for a card on ${device}`;
export const takenTodayFailed = 'Failed to load today’s payments. Please try again later.';
export const nothingTakenToday = 'No in-person payments today.';
export const noDevicesHint = 'No terminals yet. Contact support to add one.';
export const didNotRespond = (time: string): string => `Did not respond ${time}`;
