/** The path to which an admin app on another origin passes its user. */
const handoverPath = '/handover';

let code: string | undefined;

export type HandoverPage = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
};

/**
 * Removes the admin app's handover code from the address before any other script can read it, so that no
 * history, bookmark or error report contains it.
 */
export const noteHandoverCode = ({ location, history }: HandoverPage): void => {
  const { pathname, search, hash } = location;
  if (pathname !== handoverPath || hash === '') return;
  code = hash.slice(1);
  history.replaceState(null, '', pathname + search);
};

/** Returns the code on the first call only. */
export const takeHandoverCode = (): string | undefined => {
  const taken = code;
  code = undefined;
  return taken;
};
