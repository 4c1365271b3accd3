/** Where the admin app on another origin hands over. */
const handoverPath = '/handover';

let code: string | undefined;

/** What is needed of a window. */
export type HandoverPage = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
};

/**
 * Takes a code of the admin app out of the address, before anything else can read it there: no history, no bookmark and no
 * error report ever holds it.
 */
export const noteHandoverCode = ({ location, history }: HandoverPage): void => {
  const { pathname, search, hash } = location;
  if (pathname !== handoverPath || hash === '') return;
  code = hash.slice(1);
  history.replaceState(null, '', pathname + search);
};

/** Hands the code out, once. */
export const takeHandoverCode = (): string | undefined => {
  const taken = code;
  code = undefined;
  return taken;
};
