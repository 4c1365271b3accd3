import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';

export const usePayoutInstrument = (accountId: string) => {
  const { client } = useShell();
  const settings = useQuery(accountSettingsQuery(client, accountId));
  const instrumentId = settings.data?.defaultPaymentInstrumentId;
  const instrument = useQuery({
    ...instrumentQuery(client, accountId, instrumentId ?? ''),
    enabled: instrumentId !== undefined,
  });
  return {
    instrument: instrument.data,
    isLoading: settings.isPending || instrument.isFetching,
    isMissing: settings.data !== undefined && instrumentId === undefined,
    isError: settings.isError || instrument.isError,
  };
};
