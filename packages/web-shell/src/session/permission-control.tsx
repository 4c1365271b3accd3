import type { Permission } from '@tillbook/contract';
import { Stack } from '@tillbook/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Notices = {
  /** The ID of the notice that the account is only being viewed; undefined on an account of the user's own. */
  readonly noticeId: string | undefined;
  /** The ID of the notice that the account takes no payments; undefined if the account takes payments. */
  readonly noPaymentsNoticeId: string | undefined;
  /** The user's permissions in the account; undefined while they are not known, and the server decides. */
  readonly permissions: readonly string[] | undefined;
  readonly roleNoticeId: string;
};

type Withholding = Notices & {
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
  /** The notice above a screen that disables something for lack of a permission; has the `roleNoticeId`. */
  readonly roleNotice: ReactNode;
  readonly children: ReactNode;
};

/** Wraps the screens of an account, which disable actions that the server would refuse, and show the reason. */
export function PermissionProvider({ roleNotice, children, ...notices }: PermissionProviderProps) {
  const [withheldCount, setWithheldCount] = useState(0);
  // Returns the same function at every render, because effects depend on it.
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

/** Returns true for reading, which stays allowed while an account is only viewed. */
const isRead = (permission: Permission) => permission.endsWith('_read');

/** Returns the ID of the notice that explains why the user may not do something; undefined if they may. */
const useRefusal = (permission: Permission): string | undefined => {
  const { noticeId, permissions, roleNoticeId, withhold } = useContext(PermissionContext);
  const isViewing = noticeId !== undefined;
  const isMissing = !isViewing && permissions !== undefined && !permissions.includes(permission);
  useEffect(() => (isMissing ? withhold() : undefined), [isMissing, withhold]);
  if (isMissing) return roleNoticeId;
  return isRead(permission) ? undefined : noticeId;
};

/**
 * Disables a button that moves money or changes an account if the user lacks the permission or only views the
 * account: the button is focusable but does nothing, and a notice is announced as the reason.
 *
 * @example <Button {...trigger} {...usePermissionControl('refund_create')}>Refund</Button>
 */
export const usePermissionControl = (permission: Permission) => withheld(useRefusal(permission));

/**
 * Disables a button that takes a payment, for the reasons of `usePermissionControl` and while the account
 * takes no payments.
 */
export const useChargeControl = () => {
  const refusal = useRefusal('payment_create');
  const { noPaymentsNoticeId } = useContext(PermissionContext);
  return withheld(refusal ?? noPaymentsNoticeId);
};
