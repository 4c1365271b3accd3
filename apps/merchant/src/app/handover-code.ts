/** The path to which an admin app on another origin passes its user. */
const handoverPath = '/handover';

let code: string | undefined;

/** The part of a window that this module uses. */
export type HandoverPage = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
};

/**
 * Takes the admin app's code out of the address before other code can read it there: no history, bookmark or
 * error report ever contains it.
 */
export const noteHandoverCode = ({ location, history }: HandoverPage): void => {
  const { pathname, search, hash } = location;
  if (pathname !== handoverPath || hash === '') return;
  code = hash.slice(1);
  history.replaceState(null, '', pathname + search);
};

/** Returns the code, once. */
export const takeHandoverCode = (): string | undefined => {
  const taken = code;
  code = undefined;
  return taken;
};
