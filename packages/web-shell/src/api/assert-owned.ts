import { ApiError } from '@tillbook/api-client';
import { notFound } from './messages.ts';

/**
 * Returns an object only if it belongs to the selected account. The server returns every object a user may
 * see; an object of another account could be refunded or charged by mistake, so it counts as not found.
 *
 * @throws ApiError as the server does for an object that does not exist
 */
export const assertOwned = <Owned extends { readonly accountId: string }>(
  object: Owned,
  accountId: string,
): Owned => {
  if (object.accountId === accountId) return object;
  throw new ApiError({ status: 404, code: 'not_found', message: notFound });
};
