export const leaveTitle = 'Leave without saving?';
export const leaveText = 'You have unsaved changes. If you leave this page, you’ll lose them.';
