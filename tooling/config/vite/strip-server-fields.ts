import { Visitor, type ESTree, type Plugin } from 'vite';

/** The properties of a call that only the server reads. Unknown ones stay. */
const unread = new Set([
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

/** The properties of a list that only the server reads. */
const unreadOfList = new Set(['call', 'columns']);

type Cut = { readonly start: number; readonly end: number; readonly text: string };

/** An unread property is removed; of a body, only its existence remains. */
const cutsOf = (call: ESTree.CallExpression, names: ReadonlySet<string>): readonly Cut[] => {
  const [declared] = call.arguments;
  if (declared?.type !== 'ObjectExpression') return [];
  return declared.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end, key } = property;
    return names.has(key.name) ? { start, end, text: key.name === 'body' ? 'body: true' : '...{}' } : [];
  });
};

/** The description of a value, for the document alone. */
const wordsOf = (call: ESTree.CallExpression): readonly Cut[] => {
  const [first] = call.arguments;
  const last = call.arguments.at(-1);
  return first && last ? [{ start: first.start, end: last.end, text: '' }] : [];
};

const nameOf = ({ callee }: ESTree.CallExpression): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

const cutsIn = (call: ESTree.CallExpression): readonly Cut[] => {
  switch (nameOf(call)) {
    case 'defineEndpoint':
    case 'defineListEndpoint':
      return cutsOf(call, unread);
    case 'declareList':
      return cutsOf(call, unreadOfList);
    case 'describe':
    case 'openEnum':
      return wordsOf(call);
    default:
      return [];
  }
};

/**
 * Removes from the browser's code the parts of a call or a list that only the server reads: access, request
 * schemas and descriptions. The browser validates responses; the server validates requests.
 */
export const stripServerFields = (): Plugin => ({
  name: 'tillbook:strip-server-fields',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/src\/(?:[a-z-]+\/)?[a-z-]+\.ts$/ },
    handler(code) {
      const cuts: Cut[] = [];
      new Visitor({ CallExpression: (call) => void cuts.push(...cutsIn(call)) }).visit(
        this.parse(code, { lang: 'ts' }),
      );
      const kept: string[] = [];
      let done = 0;
      for (const { start, end, text } of cuts.toSorted((first, second) => first.start - second.start)) {
        // Nested parts are removed with their parent.
        if (start < done) continue;
        kept.push(code.slice(done, start), text);
        done = end;
      }
      return { code: [...kept, code.slice(done)].join(''), map: null };
    },
  },
});
