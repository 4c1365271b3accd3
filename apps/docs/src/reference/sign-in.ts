import { createClient } from '@tillbook/api-client';
import { login } from '@tillbook/contract';
import { elementById } from '../page/element-by-id.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Sets up the sign-in form. The token is passed to the viewer and stored only in the page's memory.
 *
 * @param useToken receives the token of each new session
 */
export const readySignIn = (apiBaseUrl: string, useToken: (token: string) => void): void => {
  const api = createClient({ baseUrl: apiBaseUrl, getToken: () => '' });
  const form = elementById('sign-in', HTMLFormElement);
  const notice = elementById('sign-in-answer', HTMLElement);
  const signIn = async () => {
    const typed = new FormData(form);
    const body = {
      email: textOf(typed, 'email'),
      password: textOf(typed, 'password'),
      system: 'payment',
    } as const;
    try {
      const { token, email } = await api.call(login, { body });
      useToken(token);
      form.reset();
      notice.textContent = `Signed in as ${email}.`;
    } catch (error) {
      notice.textContent = error instanceof Error ? error.message : 'Sign-in failed. Please try again.';
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn();
  });
  form.hidden = false;
};
