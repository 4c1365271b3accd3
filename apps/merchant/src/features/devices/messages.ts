export const devicesFailed = 'Failed to fetch devices. Please try again later.';
export const noDevices = 'No devices yet';
export const paymentSucceeded = 'Payment succeeded';
export const paymentFailed = 'Payment failed';
export const waitingHint = 'The customer can tap, insert or swipe.';
export const offlineHint = 'Check that the device is turned on and connected, or choose another one.';
export const lateOutcomeUnknown =
  'We don’t know the outcome yet. Check today’s payments before you charge again.';
export const takenTodayHeading = 'Taken in person today';
