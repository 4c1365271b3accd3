import { canonicalJson } from '../../idempotency/canonical-json.ts';
import type { Vault } from '../../vault/vault.ts';
import type { BusinessProfile } from './business-profile.ts';

/**
 * Computes the version of a profile's content: equal content has the same version. A keyed hash, so that EIN
 * and SSN cannot be guessed from it.
 */
export const profileVersion = (vault: Vault, accountId: string, profile: BusinessProfile): string =>
  vault.fingerprint(`profile-version:${accountId}:${canonicalJson(profile)}`).toString('base64url');
