import { Visitor, type ESTree, type Plugin } from 'vite';
import { calledFunction, functionsIn, type Functions } from './called-function.ts';

/** Properties of a call that only the server reads. Unknown properties stay. */
const serverFieldsOfEndpoint = new Set([
  'summary',
  'access',
  'idempotent',
  'params',
  'query',
  'body',
  'bodyLimitKib',
  'status',
  'totalCountHeader',
  'errors',
]);

const serverFieldsOfList = new Set(['call', 'columns']);

type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** Removes fields of a declared object. The browser needs to know only that a body exists. */
const withoutFields = (call: ESTree.CallExpression, fields: ReadonlySet<string>): readonly Replacement[] => {
  const [declared] = call.arguments;
  if (declared?.type !== 'ObjectExpression') return [];
  return declared.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end, key } = property;
    return fields.has(key.name) ? { start, end, text: key.name === 'body' ? 'body: true' : '...{}' } : [];
  });
};

/** Removes a description or known values, which only the OpenAPI document shows. */
const withoutArguments = (call: ESTree.CallExpression): readonly Replacement[] => {
  const [first] = call.arguments;
  const last = call.arguments.at(-1);
  return first && last ? [{ start: first.start, end: last.end, text: '' }] : [];
};

const replacementsOf = (call: ESTree.CallExpression, functions: Functions): readonly Replacement[] => {
  switch (calledFunction(call, functions)) {
    case 'defineEndpoint':
    case 'defineListEndpoint':
      return withoutFields(call, serverFieldsOfEndpoint);
    case 'declareList':
      return withoutFields(call, serverFieldsOfList);
    case 'describe':
    case 'openEnum':
      return withoutArguments(call);
    case undefined:
      return [];
  }
};

const applied = (code: string, replacements: readonly Replacement[]): string => {
  const kept: string[] = [];
  let done = 0;
  for (const { start, end, text } of replacements.toSorted((one, other) => one.start - other.start)) {
    // This part is inside a part that was already removed.
    if (start < done) continue;
    kept.push(code.slice(done, start), text);
    done = end;
  }
  return [...kept, code.slice(done)].join('');
};

/**
 * Removes fields that only the server reads from calls and lists: access, request schemas and descriptions.
 * The browser validates responses; the server validates requests. Finds the modules by the functions they
 * import.
 */
export const stripServerFields = (): Plugin => ({
  name: 'tillbook:strip-server-fields',
  apply: 'build',
  transform: {
    filter: {
      id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// },
      code: /\b(?:defineEndpoint|defineListEndpoint|declareList|openEnum|describe)\b/,
    },
    handler(code, id) {
      const program = this.parse(code, { lang: /\.tsx(?:\?|$)/.test(id) ? 'tsx' : 'ts' });
      const functions = functionsIn(program);
      const replacements: Replacement[] = [];
      new Visitor({
        CallExpression: (call) => void replacements.push(...replacementsOf(call, functions)),
      }).visit(program);
      return replacements.length === 0 ? undefined : { code: applied(code, replacements), map: null };
    },
  },
});
