import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiMachine } from '../configuration/settings.ts';
import { apiFolder as ownApiFolder, serveWords } from '../../product/api-process.ts';
import { openService, type Service } from '../processes/service.ts';

export type ApiMember = {
  readonly machine: ApiMachine;
  readonly service: Service;
  readonly dataFolder: string;
  start(apiFolder?: string): void;
};

export type ApiEnvironment = Readonly<Record<string, string | undefined>>;

/** Prepares a process without starting it. */
export const openApiMember = (
  machine: ApiMachine,
  folder: string,
  environment: ApiEnvironment,
): ApiMember => {
  const dataFolder = join(folder, machine.name);
  mkdirSync(dataFolder, { recursive: true });
  const commandIn = (apiFolder: string) => ({
    program: process.execPath,
    words: serveWords,
    folder: apiFolder,
    environment: {
      ...environment,
      HOST: machine.host,
      PORT: String(machine.port),
      TOKENIZATION_PORT: String(machine.tokenizationPort),
      DATA_DIR: dataFolder,
      WORKER: 'on',
    },
    logFile: join(folder, `${machine.name}.log`),
  });
  const service = openService(machine.name, commandIn(ownApiFolder));
  return {
    machine,
    service,
    dataFolder,
    start: (apiFolder) => service.start(commandIn(apiFolder ?? ownApiFolder)),
  };
};
