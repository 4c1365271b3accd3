import type { Profile } from '@tillbook/contract';
import { maskLastFour } from '@tillbook/domain';
import type { BusinessProfile } from './business-profile.ts';

const country = 'USA';

const masked = (number: string) => (number === '' ? '' : maskLastFour(number));

/** Includes only the last four digits of EIN and SSN. */
export const toProfile = ({ businessDetails, representative }: BusinessProfile): Profile => ({
  businessDetails: { ...businessDetails, country, ein: masked(businessDetails.ein) },
  representatives: representative ? [{ ...representative, country, ssn: masked(representative.ssn) }] : [],
});
