import { canonicalJson } from '../../idempotency/canonical-json.ts';
import type { Vault } from '../../vault/vault.ts';
import type { BusinessProfile } from './business-profile.ts';

/**
 * Names what a profile says at one moment: two that say the same have the same version. A keyed hash, so that nobody can
 * try out EIN and SSN on it.
 */
export const profileVersion = (vault: Vault, accountId: string, profile: BusinessProfile): string =>
  vault.fingerprint(`profile-version:${accountId}:${canonicalJson(profile)}`).toString('base64url');
