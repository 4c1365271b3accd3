export { provisionAccount, standardFeeProfile } from './provision-account.ts';
