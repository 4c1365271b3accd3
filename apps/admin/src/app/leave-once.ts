/**
 * Returns a way out of the page that works once. A second navigation aborts the first one: the guard and the listener of
 * the session both leave when the server has ended the session.
 */
export const leaveOnce = (leaveFor: (address: string) => void): ((address: string) => void) => {
  let isLeaving = false;
  return (address) => {
    if (isLeaving) return;
    isLeaving = true;
    leaveFor(address);
  };
};
