import type { Answered } from '../http/call.ts';
import { answeredCalls as accountChanges } from '../modules/account-changes/calls.ts';
import { answeredCalls as accountSettings } from '../modules/account-settings/calls.ts';
import { answeredCalls as accounts } from '../modules/accounts/calls.ts';
import { answeredCalls as audit } from '../modules/audit/calls.ts';
import { answeredCalls as devices } from '../modules/devices/calls.ts';
import { answeredCalls as disputes } from '../modules/disputes/calls.ts';
import { answeredCalls as exports } from '../modules/exports/calls.ts';
import { answeredCalls as frontendErrors } from '../modules/frontend-errors/calls.ts';
import { answeredCalls as generalLedger } from '../modules/general-ledger/calls.ts';
import { answeredCalls as grants } from '../modules/grants/calls.ts';
import { answeredCalls as health } from '../modules/health/calls.ts';
import { answeredCalls as identity } from '../modules/identity/calls.ts';
import { answeredCalls as ledger } from '../modules/ledger/calls.ts';
import { answeredCalls as listSettings } from '../modules/list-settings/calls.ts';
import { answeredCalls as paymentInstruments } from '../modules/payment-instruments/calls.ts';
import { answeredCalls as permissions } from '../modules/permissions/calls.ts';
import { answeredCalls as profiles } from '../modules/profiles/calls.ts';
import { answeredCalls as programs } from '../modules/programs/calls.ts';
import { answeredCalls as receipts } from '../modules/receipts/calls.ts';
import { answeredCalls as reconciliations } from '../modules/reconciliations/calls.ts';
import { answeredCalls as search } from '../modules/search/calls.ts';
import { answeredCalls as settlements } from '../modules/settlements/calls.ts';
import { answeredCalls as statements } from '../modules/statements/calls.ts';
import { answeredCalls as system } from '../modules/system/calls.ts';
import { answeredCalls as transactions } from '../modules/transactions/calls.ts';

/** Every declared call with what answers it; a test fails for one that is missing. */
export const answeredCalls: readonly Answered[] = [
  ...accountChanges,
  ...accountSettings,
  ...accounts,
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
  ...transactions,
];
