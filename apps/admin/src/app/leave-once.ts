/**
 * Returns a `leaveFor` that works once. When the server ends the session, both the guard and the session
 * listener leave, and a second navigation would abort the first.
 */
export const leaveOnce = (leaveFor: (address: string) => void): ((address: string) => void) => {
  let isLeaving = false;
  return (address) => {
    if (isLeaving) return;
    isLeaving = true;
    leaveFor(address);
  };
};
