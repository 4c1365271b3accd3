export const profileFailed = 'Failed to fetch the profile. Please try again later.';
export const valueInvalid = 'invalid, please contact customer support';
export const saveFailed = 'An error occurred';
export const profileMovedTitle = 'This profile was changed after you opened it';
export const profileMoved =
  'Nothing has been saved yet, and what you typed is still here. Keep your changes on top of the newer values, or drop them and load the newer values.';
export const changesKept = 'Your changes are on top of the newer values. Check them, then press Finish.';
export const newerLoaded = 'These are the newer values. Your changes were dropped.';
