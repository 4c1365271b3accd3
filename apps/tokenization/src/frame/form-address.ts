import { formAddress } from '@tillbook/contract/frame';

export type FormAddress = { readonly asksBillingAddress: boolean };

/**
 * Parses the form's address. The account is not checked: the ticket determines the instrument's account, and
 * the form is the same for an unknown account.
 *
 * @returns `undefined` if the address is invalid
 */
export function readFormAddress(search: string): FormAddress | undefined {
  const address = formAddress.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!address.success) return undefined;
  return { asksBillingAddress: address.data.billingAddress === 'true' };
}
