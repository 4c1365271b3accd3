/** `npm run lower` in this folder: lowers each ceiling to the current count. */
import { resolve } from 'node:path';
import { lowered, readCeilings, writeCeilings } from './ceilings.ts';
import { countWords } from './count-words.ts';
import { namesInTree } from './names-in-tree.ts';
import { words } from './words.ts';

const root = resolve(import.meta.dirname, '../..');
writeCeilings(lowered(countWords(words, namesInTree(root)), readCeilings()));
