export const devicesFailed = 'Failed to fetch devices. Please try again later.';
export const noDevices = 'No devices yet';
export const paymentSucceeded = 'Payment succeeded';
export const paymentFailed = 'Payment failed';
export const outcomeUnknown = 'The service could not be reached. Trying again does not charge twice.';
export const waitingHint = 'The customer can tap, insert or swipe.';
export const offlineHint = 'Check that the device is switched on and connected, or choose another one.';
