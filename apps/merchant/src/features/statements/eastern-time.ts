/** A month's ends are New York's, and so are all times of its statement, on the screen and in its files. */
export const easternTime = { timeZone: 'America/New_York' } as const;
