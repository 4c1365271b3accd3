import { createHash } from 'node:crypto';

/** A script written into a page; a block of data does not run. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts written into a page, as a policy names them: only these run, whatever else a page may contain. */
export const scriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
