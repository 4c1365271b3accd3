import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { balancerFiles, type ConfigurationFiles, databaseFiles } from './configuration-files.ts';
import { clusterSettings } from './settings.ts';

const write = (folder: string, files: ConfigurationFiles): string[] =>
  Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  });

export const renderConfiguration = (settingsFile: string, folder: string): readonly string[] => {
  const settings = clusterSettings.parse(JSON.parse(readFileSync(settingsFile, 'utf8')));
  return [
    ...settings.databases.flatMap((machine) =>
      write(join(folder, machine.name), databaseFiles(settings, machine)),
    ),
    ...write(join(folder, 'balancers'), balancerFiles(settings)),
  ];
};
