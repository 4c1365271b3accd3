/** A month begins and ends in New York's time zone, and so do all times of its statement, on screen and in files. */
export const easternTime = { timeZone: 'America/New_York' } as const;
