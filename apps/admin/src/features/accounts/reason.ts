/** As long a reason as the server takes. */
export const maximumReasonLength = 500;
