/** The responses that a change of the account brought, and no action of the user. Only their rows are held. */
export const liveResponses = new WeakSet<object>();
