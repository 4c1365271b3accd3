import type { ESTree } from 'vite';

/** A function with arguments that only the server reads. */
export type ServerFunction =
  | 'defineEndpoint'
  | 'defineListEndpoint'
  | 'declareList'
  | 'describe'
  | 'openEnum';

export type Functions = {
  readonly byName: ReadonlyMap<string, ServerFunction>;
  /** Imported namespaces: `z` of `import * as z`. */
  readonly namespaces: ReadonlyMap<string, 'contract' | 'schemas'>;
};

const isSchemaLibrary = (source: string): boolean => /^zod(?:\/|$)/.test(source);

const contractFunction = (name: string): ServerFunction | undefined => {
  switch (name) {
    case 'defineEndpoint':
    case 'defineListEndpoint':
    case 'declareList':
    case 'openEnum':
      return name;
    default:
      return undefined;
  }
};

const functionNamed = (name: string, isOfSchemas: boolean): ServerFunction | undefined => {
  if (!isOfSchemas) return contractFunction(name);
  return name === 'describe' ? name : undefined;
};

const exportedName = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name;

/** Finds the server functions that a module imports. `declareList` may be declared in the module itself. */
export const functionsIn = ({ body }: ESTree.Program): Functions => {
  const byName = new Map<string, ServerFunction>();
  const namespaces = new Map<string, 'contract' | 'schemas'>();
  const add = (local: string, name: string, isOfSchemas: boolean): void => {
    const found = functionNamed(name, isOfSchemas);
    if (found !== undefined) byName.set(local, found);
  };
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of statement.declarations) {
        if (id.type === 'Identifier' && id.name === 'declareList') byName.set(id.name, id.name);
      }
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const isOfSchemas = isSchemaLibrary(statement.source.value);
    for (const specifier of statement.specifiers) {
      const local = specifier.local.name;
      if (specifier.type === 'ImportNamespaceSpecifier')
        namespaces.set(local, isOfSchemas ? 'schemas' : 'contract');
      if (specifier.type === 'ImportSpecifier') add(local, exportedName(specifier.imported), isOfSchemas);
    }
  }
  return { byName, namespaces };
};

export const calledFunction = (
  { callee }: ESTree.CallExpression,
  { byName, namespaces }: Functions,
): ServerFunction | undefined => {
  if (callee.type === 'Identifier') return byName.get(callee.name);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  const namespace = namespaces.get(callee.object.name);
  if (namespace === undefined || callee.property.type !== 'Identifier') return undefined;
  return functionNamed(callee.property.name, namespace === 'schemas');
};
