export const searching = 'Searching…';
export const searchFailed = 'The search did not work. Please try again.';
export const nothingFound =
  'Nothing found. An ID, a reference and an e-mail have to be typed in full; an amount with its cents.';
