export type { ProfileChanges } from './apply-changes.ts';
export type { BusinessProfile } from './business-profile.ts';
export { saveBusinessProfile } from './save-business-profile.ts';
export { findProfile, resealProfile } from './store.ts';
