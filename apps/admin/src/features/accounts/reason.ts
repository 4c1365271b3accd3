/** The maximum length of a reason on the server. */
export const maximumReasonLength = 500;
