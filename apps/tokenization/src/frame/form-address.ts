import { formAddress } from '@tillbook/contract/frame';

/** What the form's address says about the form. */
export type FormAddress = { readonly asksBillingAddress: boolean };

/**
 * Reads the form's address. The account is not looked at: whom an instrument belongs to is decided by the ticket, and
 * the form is the same for an account that does not exist.
 *
 * @returns `undefined` where the address is not as agreed
 */
export function readFormAddress(search: string): FormAddress | undefined {
  const address = formAddress.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!address.success) return undefined;
  return { asksBillingAddress: address.data.billingAddress === 'true' };
}
