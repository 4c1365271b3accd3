import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiMachine } from '../configuration/settings.ts';
import { apiProgram } from '../../product/api-program.ts';
import { openService, type Service } from '../processes/service.ts';

/** One API process with a data folder of its own. */
export type ApiMember = {
  readonly machine: ApiMachine;
  readonly service: Service;
  readonly dataFolder: string;
  /** Starts it, from the API of another release if that is given. */
  start(apiFolder?: string): void;
};

export type ApiEnvironment = Readonly<Record<string, string | undefined>>;

/** The API of this release. */
export const ownApiFolder = resolve(import.meta.dirname, '../../../../apps/api');

/** Nothing runs yet. */
export const openApiMember = (
  machine: ApiMachine,
  folder: string,
  environmentOf: (apiFolder: string) => ApiEnvironment,
): ApiMember => {
  const dataFolder = join(folder, machine.name);
  mkdirSync(dataFolder, { recursive: true });
  const commandIn = (apiFolder: string) => ({
    program: process.execPath,
    words: apiProgram(apiFolder, 'serve'),
    folder: apiFolder,
    environment: {
      ...environmentOf(apiFolder),
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
