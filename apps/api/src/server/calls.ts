import type { Handler } from '../http/call.ts';
import { handlers as accountChanges } from '../modules/account-changes/calls.ts';
import { handlers as accountSettings } from '../modules/account-settings/calls.ts';
import { handlers as accounts } from '../modules/accounts/calls.ts';
import { handlers as attempts } from '../modules/attempts/calls.ts';
import { handlers as audit } from '../modules/audit/calls.ts';
import { handlers as devices } from '../modules/devices/calls.ts';
import { handlers as disputes } from '../modules/disputes/calls.ts';
import { handlers as exports } from '../modules/exports/calls.ts';
import { handlers as frontendErrors } from '../modules/frontend-errors/calls.ts';
import { handlers as generalLedger } from '../modules/general-ledger/calls.ts';
import { handlers as grants } from '../modules/grants/calls.ts';
import { handlers as health } from '../modules/health/calls.ts';
import { handlers as identity } from '../modules/identity/calls.ts';
import { handlers as ledger } from '../modules/ledger/calls.ts';
import { handlers as listSettings } from '../modules/list-settings/calls.ts';
import { handlers as listSums } from '../modules/list-sums/calls.ts';
import { handlers as paymentInstruments } from '../modules/payment-instruments/calls.ts';
import { handlers as permissions } from '../modules/permissions/calls.ts';
import { handlers as profiles } from '../modules/profiles/calls.ts';
import { handlers as programs } from '../modules/programs/calls.ts';
import { handlers as receipts } from '../modules/receipts/calls.ts';
import { handlers as reconciliations } from '../modules/reconciliations/calls.ts';
import { handlers as search } from '../modules/search/calls.ts';
import { handlers as settlements } from '../modules/settlements/calls.ts';
import { handlers as statements } from '../modules/statements/calls.ts';
import { handlers as system } from '../modules/system/calls.ts';
import { handlers as team } from '../modules/team/calls.ts';
import { handlers as transactions } from '../modules/transactions/calls.ts';

/** A test fails if a declared call has no handler. */
export const handlers: readonly Handler[] = [
  ...accountChanges,
  ...accountSettings,
  ...accounts,
  ...attempts,
  ...audit,
  ...devices,
  ...disputes,
  ...exports,
  ...frontendErrors,
  ...generalLedger,
  ...grants,
  ...health,
  ...identity,
  ...ledger,
  ...listSettings,
  ...listSums,
  ...paymentInstruments,
  ...permissions,
  ...profiles,
  ...programs,
  ...receipts,
  ...reconciliations,
  ...search,
  ...settlements,
  ...statements,
  ...system,
  ...team,
  ...transactions,
];
