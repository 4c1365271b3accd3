import type { Endpoint, ObjectSchema } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import * as z from 'zod/mini';

type QueryEndpoint = Endpoint & { readonly query: ObjectSchema };

const hasQuery = (endpoint: Endpoint): endpoint is QueryEndpoint => endpoint.query !== undefined;

/** Calls that read an account by its ID alone, without streams, which don't end. */
export const readsOfAccount: readonly QueryEndpoint[] = endpoints
  .filter(hasQuery)
  .filter(
    ({ method, access, params, events, query }) =>
      method === 'GET' &&
      access.kind === 'account' &&
      params === undefined &&
      events === undefined &&
      z.safeParse(query, { accountId: 'acc_1' }).success,
  );
