import { createContext, useContext, type ReactNode } from 'react';

/** The id of the notice that says so, while an account is only looked at. */
const ViewingContext = createContext<string | undefined>(undefined);

export type ViewingProviderProps = {
  /** The element that says why nothing can be done here; none where the account is one's own. */
  readonly noticeId: string | undefined;
  readonly children: ReactNode;
};

/** Stands around the screens of an account that somebody may only be looking at. */
export function ViewingProvider({ noticeId, children }: ViewingProviderProps) {
  return <ViewingContext value={noticeId}>{children}</ViewingContext>;
}

/**
 * For a button that moves money or changes something on an account: while the account is only looked at, it can be reached
 * and does nothing, and the notice is read as its reason.
 *
 * @example <Button {...trigger} {...useViewingControl()}>Refund</Button>
 */
export const useViewingControl = () => {
  const noticeId = useContext(ViewingContext);
  if (noticeId === undefined) return {};
  return { disabled: true, focusableWhenDisabled: true, 'aria-describedby': noticeId } as const;
};
