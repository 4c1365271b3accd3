import { NetworkError, type Client } from '@tillbook/api-client';
import type { AttemptOutcome } from '@tillbook/contract';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createShell, type Shell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/use-shell.tsx';

export type Created = { readonly id: string };

export const newServer = () => {
  const keys: string[] = [];
  const asked: string[] = [];
  const server = {
    keys,
    asked,
    respond: async (): Promise<Created> => ({ id: 'txn_1' }),
    outcome: async (): Promise<AttemptOutcome> => ({ status: 'not_received' }),
    send: (key: string): Promise<Created> => {
      keys.push(key);
      return server.respond();
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook makes only these two calls
  const client = {
    call: ({ name }: { name: string }) => {
      asked.push(name);
      return server.outcome();
    },
  } as unknown as Client;
  return { server, client };
};

export type AttemptServer = ReturnType<typeof newServer>['server'];

/** Fails as if the response were lost. */
export const lost = async (): Promise<never> => {
  throw new NetworkError(new Error('reset'));
};

export const renderForm = (form: ReactNode, client: Client) => {
  const shell: Shell = { ...createShell(window), client };
  return render(<ShellProvider shell={shell}>{form}</ShellProvider>);
};

export const forgetAttempts = (): void => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
};
