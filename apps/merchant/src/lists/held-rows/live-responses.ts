/** Responses to changes in the account, not to user actions. Only their rows are held. */
export const liveResponses = new WeakSet<object>();
