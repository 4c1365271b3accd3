export const profileFailed = 'Failed to fetch the profile. Please try again later.';
export const valueInvalid = 'invalid, please contact customer support';
export const saveFailed = 'An error occurred';
export const profileMovedTitle = 'This profile was changed after you opened it';
export const profileMoved =
  'Nothing has been saved, and your changes are still here. Keep them on top of the newer values, or discard them and load the newer values.';
export const changesKept =
  'Your changes are kept on top of the newer values. Review them, then press Finish.';
export const newerLoaded = 'These are the newer values. Your changes were discarded.';
export const categoryHint = 'Search by code or description';
export const maskedHelp = 'Enter a new number only to replace it';
export const businessTypeHint = 'Choose a business type';
