/**
 * Returns the user that password managers find in the form on the screen; undefined if the form names no
 * user.
 */
export const usernameOfForm = (): string | undefined =>
  document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')?.value;
