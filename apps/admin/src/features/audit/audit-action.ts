import type { AuditAction } from '@tillbook/contract';

const labels: Readonly<Record<AuditAction, string>> = {
  'session.begin': 'Signed in',
  'session.refuse': 'Sign-in failed',
  'session.end': 'Signed out',
  'password.change': 'Password changed',
  'password_reset.request': 'Password reset requested',
  'password.reset': 'Password reset',
  'email_change.request': 'Email change requested',
  'email.change': 'Email changed',
  'admin.read': 'Viewed',
  'handover_code.create': 'Account opened by an admin',
  'payment.create': 'Payment created',
  'refund.create': 'Refund created',
  'payout.create': 'Payout created',
  'receipt.request': 'Receipt sent',
  'dispute.evidence': 'Dispute evidence changed',
  'dispute.submit': 'Dispute evidence submitted',
  'dispute.accept': 'Dispute accepted',
  'export.create': 'List exported',
  'instrument_ticket.create': 'Payment instrument form opened',
  'instrument.create': 'Payment instrument created',
  'account_settings.change': 'Account settings changed',
  'profile.save': 'Profile saved',
  'adjustment.create': 'Balance adjusted',
  'admin.create': 'Admin created',
  'password_link.create': 'Password link created',
  'program.create': 'Program created',
  'account.create': 'Account created',
  'account_status.change': 'Account status changed',
  'fee_profile.change': 'Fee profile changed',
  'device.register': 'Device registered',
  'device.rename': 'Device renamed',
  'grant.create': 'Access granted',
  'grant.revoke': 'Access revoked',
  'invite.create': 'Team invite sent',
  'invite.withdraw': 'Team invite withdrawn',
  'invite.accept': 'Team invite accepted',
  'member_role.change': 'Team role changed',
  'member.remove': 'Removed from the team',
  'entry_set.draft': 'Entry set drafted',
  'entry_set.edit': 'Entry set changed',
  'entry_set.post': 'Entry set posted',
  'entry_set.reverse': 'Entry set reversed',
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(labels, action);

/** Returns the label of an action, or the server's name for an unknown action. */
export const auditActionLabel = (action: string): string => (isKnown(action) ? labels[action] : action);

export const auditActionOptions: readonly { readonly value: string; readonly label: string }[] =
  Object.entries(labels).map(([value, label]) => ({ value, label }));
