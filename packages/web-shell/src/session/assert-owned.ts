import { ApiError } from '@tillbook/api-client';

/**
 * An object, as long as it belongs to the selected account. The server gives a person every object they may see; one of
 * another account, shown among this one's, would be refunded or charged on the wrong one, so here it is missing.
 *
 * @throws ApiError as the server does for an object that does not exist
 */
export const assertOwned = <Owned extends { readonly accountId: string }>(
  object: Owned,
  accountId: string,
): Owned => {
  if (object.accountId === accountId) return object;
  throw new ApiError({ status: 404, code: 'not_found', message: 'Not found.' });
};
