import { createFileRoute } from '@tanstack/react-router';
import { GeneralLedgerScreen } from './-general-ledger-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/')({
  component: GeneralLedgerScreen,
});
