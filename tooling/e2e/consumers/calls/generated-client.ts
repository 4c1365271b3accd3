import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import generateTypes, { astToString } from 'openapi-typescript';
import { outsideProject, type OutsideProject } from '../project/outside-project.ts';

/** Not a source file of this repository: its imports exist only in the generated project. */
export const program = readFileSync(join(import.meta.dirname, 'list-payments.txt'), 'utf8');

export const generateClient = async (document: object): Promise<OutsideProject> => {
  const project = outsideProject('node');
  project.link('openapi-fetch', '@types/node');
  project.write('api.ts', astToString(await generateTypes(JSON.stringify(document))));
  project.write('list-payments.ts', program);
  return project;
};
