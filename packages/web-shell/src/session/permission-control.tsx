import type { Permission } from '@tillbook/contract';
import { Stack } from '@tillbook/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Notices = {
  /** The ID of the element that says that the account is only being viewed; none on one's own account. */
  readonly noticeId: string | undefined;
  /** The ID of the element that says why the account takes no payments; none if it does. */
  readonly noPaymentsNoticeId: string | undefined;
  /** What the user may do in the account; undefined while that is not known, and left to the server. */
  readonly permissions: readonly string[] | undefined;
  /** The ID of the element that says that the user's role does not allow something. */
  readonly roleNoticeId: string;
};

type Withholding = Notices & {
  /** Says that something is withheld for want of a permission, until the returned function is called. */
  readonly withhold: () => () => void;
};

const PermissionContext = createContext<Withholding>({
  noticeId: undefined,
  noPaymentsNoticeId: undefined,
  permissions: undefined,
  roleNoticeId: '',
  withhold: () => () => undefined,
});

export type PermissionProviderProps = Notices & {
  /** Shown above a screen that withholds something for want of a permission; has the `roleNoticeId`. */
  readonly roleNotice: ReactNode;
  readonly children: ReactNode;
};

/** Wraps the screens of an account: they withhold what the server would refuse, and say why. */
export function PermissionProvider({ roleNotice, children, ...notices }: PermissionProviderProps) {
  const [withheldCount, setWithheldCount] = useState(0);
  // The same function at every render: effects depend on it.
  const [withhold] = useState(() => () => {
    setWithheldCount((count) => count + 1);
    return () => setWithheldCount((count) => count - 1);
  });
  return (
    <PermissionContext value={{ ...notices, withhold }}>
      {withheldCount > 0 ? (
        <Stack space={16}>
          {roleNotice}
          {children}
        </Stack>
      ) : (
        children
      )}
    </PermissionContext>
  );
}

const withheld = (noticeId: string | undefined) =>
  noticeId === undefined
    ? {}
    : ({ disabled: true, focusableWhenDisabled: true, 'aria-describedby': noticeId } as const);

/** Who only views an account still reads everything in it. */
const isRead = (permission: Permission) => permission.endsWith('_read');

/** The ID of the element that says why the user may not do something; undefined if they may. */
const useRefusal = (permission: Permission): string | undefined => {
  const { noticeId, permissions, roleNoticeId, withhold } = useContext(PermissionContext);
  const isViewing = noticeId !== undefined;
  const isMissing = !isViewing && permissions !== undefined && !permissions.includes(permission);
  useEffect(() => (isMissing ? withhold() : undefined), [isMissing, withhold]);
  if (isMissing) return roleNoticeId;
  return isRead(permission) ? undefined : noticeId;
};

/**
 * For a button that moves money or changes an account: without the permission, or on an account the user can only view,
 * it is focusable but does nothing, and a notice is announced as the reason.
 *
 * @example <Button {...trigger} {...usePermissionControl('refund_create')}>Refund</Button>
 */
export const usePermissionControl = (permission: Permission) => withheld(useRefusal(permission));

/** Like `usePermissionControl`, for a button that takes a payment: also disabled while the account takes none. */
export const useChargeControl = () => {
  const refusal = useRefusal('payment_create');
  const { noPaymentsNoticeId } = useContext(PermissionContext);
  return withheld(refusal ?? noPaymentsNoticeId);
};
