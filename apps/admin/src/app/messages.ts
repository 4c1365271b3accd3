export const signInDetail = 'to the admin app';
export const adminsOnly = 'Only internal admins can sign in here.';
