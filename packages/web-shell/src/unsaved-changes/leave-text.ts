/** The question before unsaved changes are left. */
export const leaveTitle = 'Leave without saving?';
export const leaveText = 'Your changes are not saved yet. If you leave this page, they are lost.';
