/**
 * Names the user of a password form for password managers, which would otherwise store the password without a
 * user.
 */
export function UsernameField({ email }: { readonly email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />;
}
