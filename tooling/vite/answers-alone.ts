import { Visitor, type ESTree, type Plugin } from 'vite';

/** What the server alone reads of a call. Anything else stays, also what is not known here. */
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

type Cut = { readonly start: number; readonly end: number; readonly text: string };

/** A part that is not read goes; of a body, only that there is one stays. */
const cutOf = (property: ESTree.ObjectPropertyKind): readonly Cut[] => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
  const { start, end, key } = property;
  return unread.has(key.name) ? [{ start, end, text: key.name === 'body' ? 'body: true' : '...{}' }] : [];
};

/** What a value means, which the document alone says. */
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
  const [first] = call.arguments;
  switch (nameOf(call)) {
    case 'defineEndpoint':
    case 'defineListEndpoint':
      return first?.type === 'ObjectExpression' ? first.properties.flatMap(cutOf) : [];
    case 'describe':
    case 'openEnum':
      return wordsOf(call);
    default:
      return [];
  }
};

/**
 * Leaves out of the browser's code what only the server reads of a call: who may make it, what may be sent and what it all
 * means. The browser checks what it is answered; what it sends is the server's to check.
 */
export const answersAlone = (): Plugin => ({
  name: 'tillbook:answers-alone',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/src\/[a-z-]+\.ts$/ },
    handler(code) {
      const cuts: Cut[] = [];
      new Visitor({ CallExpression: (call) => void cuts.push(...cutsIn(call)) }).visit(
        this.parse(code, { lang: 'ts' }),
      );
      const kept: string[] = [];
      let done = 0;
      for (const { start, end, text } of cuts.toSorted((first, second) => first.start - second.start)) {
        // What lies within a part that goes, goes with it.
        if (start < done) continue;
        kept.push(code.slice(done, start), text);
        done = end;
      }
      return { code: [...kept, code.slice(done)].join(''), map: null };
    },
  },
});
