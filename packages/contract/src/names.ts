/** Names that a browser needs before its first call. This file and its imports declare no schema. */

/** The role of people who administer the platform. */
export const internalAdminRole = 'internal_admin';

/** The roles that a grant gives on an account. */
export const roleNames = ['owner', 'finance', 'operator', 'viewer'] as const;

export type RoleName = (typeof roleNames)[number];

/** The ID of the page's element that holds its settings as JSON, so that one build serves every deployment. */
export const pageSettingsElementId = 'page-settings';

/** The path of `reportFrontendError`, which a browser calls without the client, whose download may have failed. */
export const frontendErrorsPath = '/frontend-errors';

export { isListName, listNames, type ListName } from './lists.ts';
