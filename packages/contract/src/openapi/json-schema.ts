import * as z from 'zod/mini';
import { getAccountSettings } from '../account-settings.ts';
import { getAccount } from '../accounts.ts';
import { listDisputes } from '../disputes.ts';
import type { Schema } from '../endpoint.ts';
import { errorBody } from '../errors.ts';
import { getFeeProfile } from '../fee-profiles.ts';
import { getEntrySet, listGeneralLedgerAccounts } from '../general-ledger.ts';
import { listLedgerEntries } from '../ledger.ts';
import { getPaymentInstrument } from '../payment-instruments.ts';
import { getSettlement, listSettlementEntries } from '../settlements.ts';
import { transaction } from '../transaction.ts';

export type Json = { readonly [key: string]: unknown };

/** The objects that several answers hold: described once and referred to. */
const namedSchemas = new Map<unknown, string>([
  [errorBody, 'Error'],
  [getAccount.response, 'Account'],
  [getAccountSettings.response, 'AccountSettings'],
  [getFeeProfile.response, 'FeeProfile'],
  [transaction, 'Transaction'],
  [listLedgerEntries.response.shape.data._zod.def.element, 'LedgerEntry'],
  [getPaymentInstrument.response, 'PaymentInstrument'],
  [getSettlement.response, 'Settlement'],
  [listSettlementEntries.response.shape.entries._zod.def.element, 'SettlementEntry'],
  [listDisputes.response._zod.def.element, 'Dispute'],
  [listGeneralLedgerAccounts.response.shape.accounts._zod.def.element, 'GeneralLedgerAccount'],
  [getEntrySet.response, 'EntrySet'],
]);

type Overridden = {
  readonly zodSchema: unknown;
  readonly jsonSchema: Record<string, unknown>;
  readonly path: readonly (string | number)[];
};

const referToNamed = ({ zodSchema, jsonSchema, path }: Overridden): void => {
  const name = namedSchemas.get(zodSchema);
  if (name === undefined || path.length === 0) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema['$ref'] = `#/components/schemas/${name}`;
};

const wholeSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: referToNamed,
  });
  return rest;
};

/** A schema of the contract as JSON Schema, with named objects referred to. */
export const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const name = namedSchemas.get(schema);
  return name === undefined ? wholeSchema(schema, io) : { $ref: `#/components/schemas/${name}` };
};

/** The named objects themselves. */
export const componentSchemas = (): Json =>
  Object.fromEntries(
    [...namedSchemas].flatMap(([schema, name]) =>
      schema instanceof z.ZodMiniType ? [[name, wholeSchema(schema, 'output')]] : [],
    ),
  );
