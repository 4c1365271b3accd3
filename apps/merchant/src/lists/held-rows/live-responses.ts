/** The responses to a change of the account rather than to an action of the user. Only their rows are held. */
export const liveResponses = new WeakSet<object>();
