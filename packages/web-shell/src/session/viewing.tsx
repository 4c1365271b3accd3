import { createContext, useContext, type ReactNode } from 'react';

type Notices = {
  /** The element that says why nothing can be done here; none where the account is one's own. */
  readonly noticeId: string | undefined;
  /** The element that says why the account takes no payments; none where it does. */
  readonly noPaymentsNoticeId: string | undefined;
};

const ViewingContext = createContext<Notices>({ noticeId: undefined, noPaymentsNoticeId: undefined });

export type ViewingProviderProps = Notices & { readonly children: ReactNode };

/** Stands around the screens of an account that somebody may only be looking at, or that takes no payments. */
export function ViewingProvider({ noticeId, noPaymentsNoticeId, children }: ViewingProviderProps) {
  return <ViewingContext value={{ noticeId, noPaymentsNoticeId }}>{children}</ViewingContext>;
}

const withheld = (noticeId: string | undefined) =>
  noticeId === undefined
    ? {}
    : ({ disabled: true, focusableWhenDisabled: true, 'aria-describedby': noticeId } as const);

/**
 * For a button that moves money or changes something on an account: while the account is only looked at, it can be reached
 * and does nothing, and the notice is read as its reason.
 *
 * @example <Button {...trigger} {...useViewingControl()}>Refund</Button>
 */
export const useViewingControl = () => withheld(useContext(ViewingContext).noticeId);

/** As `useViewingControl`, for a button that takes a payment: it does nothing either while the account takes none. */
export const useChargeControl = () => {
  const { noticeId, noPaymentsNoticeId } = useContext(ViewingContext);
  return withheld(noticeId ?? noPaymentsNoticeId);
};
