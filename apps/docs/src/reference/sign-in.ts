import { createClient } from '@tillbook/api-client';
import { login } from '@tillbook/contract';
import { elementById } from '../page/element-by-id.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Readies the form that signs in. The token goes to the viewer and stays in the page's memory; it is gone with the page.
 *
 * @param useToken is told the token of each session that begins
 */
export const readySignIn = (apiBaseUrl: string, useToken: (token: string) => void): void => {
  const api = createClient({ baseUrl: apiBaseUrl, getToken: () => '' });
  const form = elementById('sign-in', HTMLFormElement);
  const answer = elementById('sign-in-answer', HTMLElement);
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
      answer.textContent = `Signed in as ${email}.`;
    } catch (error) {
      answer.textContent = error instanceof Error ? error.message : 'The sign-in failed.';
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn();
  });
  form.hidden = false;
};
