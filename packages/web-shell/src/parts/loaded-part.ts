import type { Part } from './part.ts';
import { loadFailureText } from '../lazy/load-failure.ts';

/**
 * A part without which there is nothing right to show. Where it cannot be loaded, whoever waits for it says so.
 *
 * @example const { viewQuery } = await loadedPart(listTools);
 */
export const loadedPart = async <Loaded>(part: Part<Loaded>): Promise<Loaded> => {
  await part.prepare();
  const loaded = part.get();
  if (loaded === undefined) throw new Error(loadFailureText());
  return loaded;
};
