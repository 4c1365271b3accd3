import { canonicalJson } from '../../idempotency/canonical-json.ts';
import type { Vault } from '../../vault/vault.ts';
import type { BusinessProfile } from './business-profile.ts';

/**
 * Returns the same version for the same content. The hash is keyed, so that EIN and SSN cannot be guessed
 * from it.
 */
export const profileVersion = (vault: Vault, accountId: string, profile: BusinessProfile): string =>
  vault.fingerprint(`profile-version:${accountId}:${canonicalJson(profile)}`).toString('base64url');
