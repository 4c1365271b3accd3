import * as z from 'zod/mini';
import { getAccountSettings } from '../account-settings.ts';
import { getAccount } from '../accounts.ts';
import { getAvailability } from '../availability.ts';
import { getDispute, listDisputes } from '../disputes.ts';
import type { Schema } from '../endpoint.ts';
import { errorBody } from '../errors.ts';
import { getFeeProfile } from '../fee-profiles.ts';
import { getEntrySet, listGeneralLedgerAccounts } from '../general-ledger.ts';
import { getAccountActivity } from '../activity.ts';
import { listLedgerEntries } from '../ledger.ts';
import { getPaymentInstrument } from '../payment-instruments.ts';
import { getSettlementReconciliation } from '../reconciliations.ts';
import { getSettlement, listSettlementEntries } from '../settlements.ts';
import { getStatement, listStatementEntries, listStatements } from '../statements.ts';
import { transaction } from '../transaction.ts';
import { fieldTexts } from './field-texts.ts';

export type Json = { readonly [key: string]: unknown };

/** The objects that several answers hold: described once and referred to. */
const namedSchemas = new Map<unknown, string>([
  [errorBody, 'Error'],
  [getAccount.response, 'Account'],
  [getAvailability.response, 'Availability'],
  [getAccountSettings.response, 'AccountSettings'],
  [getFeeProfile.response, 'FeeProfile'],
  [transaction, 'Transaction'],
  [listLedgerEntries.response.shape.data._zod.def.element, 'LedgerEntry'],
  [getPaymentInstrument.response, 'PaymentInstrument'],
  [getSettlement.response, 'Settlement'],
  [getAccountActivity.response.shape.current, 'ActivityPeriod'],
  [getSettlementReconciliation.response, 'Reconciliation'],
  [listSettlementEntries.response.shape.entries._zod.def.element, 'SettlementEntry'],
  [listStatements.response.shape.statements._zod.def.element, 'StatementSummary'],
  [getStatement.response, 'Statement'],
  [listStatementEntries.response.shape.entries._zod.def.element, 'StatementEntry'],
  [listDisputes.response._zod.def.element, 'Dispute'],
  [getDispute.response, 'DisputeDetail'],
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

/** Text without control characters is what everybody sends; the pattern that says so would only be read as a riddle. */
const storablePattern = String.raw`^[^\u0000\p{Cs}]*$`;

const simplify = ({ jsonSchema }: Overridden): void => {
  if (jsonSchema['pattern'] === storablePattern) delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  // Answers may grow, and what is sent beyond the known fields is dropped.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  if (jsonSchema['properties']) jsonSchema['properties'] = described(jsonSchema['properties']);
};

/** Fields of one type share one object here, so each is described in a copy of its own. */
const described = (properties: unknown): Json =>
  Object.fromEntries(
    Object.entries(Object(properties)).map(([name, property]) => {
      const text = fieldTexts[name];
      const isSilent =
        text !== undefined && !('description' in Object(property)) && !('$ref' in Object(property));
      return [name, isSilent ? { ...Object(property), description: text } : property];
    }),
  );

const wholeSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: (overridden) => {
      simplify(overridden);
      referToNamed(overridden);
    },
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
