import type { ESTree, Plugin } from 'vite';

/** What the client reads of a call: where it goes, and what is checked of its answer. */
const read = new Set(['name', 'method', 'path', 'response']);

const declaring = /\bdefine(?:List)?Endpoint\(/;

type Cut = { readonly start: number; readonly end: number; readonly text: string };

const isDeclaration = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'Identifier' && (callee.name === 'defineEndpoint' || callee.name === 'defineListEndpoint');

/** A part that is not read goes; of a body, only that there is one stays. */
const cutOf = (property: ESTree.ObjectPropertyKind): Cut | undefined => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
  const { start, end, key } = property;
  if (read.has(key.name)) return undefined;
  return { start, end, text: key.name === 'body' ? 'body: true' : '...{}' };
};

const declarationIn = (statement: ESTree.Program['body'][number]): readonly ESTree.ObjectExpression[] => {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') return [];
  return statement.declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || !isDeclaration(init)) return [];
    const [call] = init.arguments;
    return call?.type === 'ObjectExpression' ? [call] : [];
  });
};

/**
 * Leaves out of the browser's code what only the server reads of a call: who may make it and what may be sent. The
 * browser checks what it is answered; what it sends is the server's to check.
 */
export const answersAlone = (): Plugin => ({
  name: 'tillbook:answers-alone',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/src\/[a-z-]+\.ts$/, code: declaring },
    handler(code) {
      const cuts = this.parse(code, { lang: 'ts' })
        .body.flatMap(declarationIn)
        .flatMap(({ properties }) => properties.flatMap((property) => cutOf(property) ?? []));
      const pieces = cuts.map(({ end, text }, index) => text + code.slice(end, cuts[index + 1]?.start));
      return { code: [code.slice(0, cuts[0]?.start), ...pieces].join(''), map: null };
    },
  },
});
