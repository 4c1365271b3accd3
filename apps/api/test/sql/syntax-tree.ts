export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value below a node at a path of names; undefined if the path ends early. */
export const child = (node: unknown, ...names: readonly string[]): unknown => {
  let found: unknown = node;
  for (const name of names) found = isNode(found) ? found[name] : undefined;
  return found;
};

export const childNode = (node: unknown, ...names: readonly string[]): Node | undefined => {
  const found = child(node, ...names);
  return isNode(found) ? found : undefined;
};

export const childList = (node: unknown, ...names: readonly string[]): readonly unknown[] => {
  const found = child(node, ...names);
  return Array.isArray(found) ? found : [];
};

export const childText = (node: unknown, ...names: readonly string[]): string | undefined => {
  const found = child(node, ...names);
  return typeof found === 'string' ? found : undefined;
};

/** Returns the names of a column reference: `t.id` is `t`, `id`, and a star is `*`. */
export const namesIn = (columnRef: Node): readonly string[] =>
  childList(columnRef, 'fields').map((field) => childText(field, 'String', 'sval') ?? '*');

export const withoutCast = (expression: unknown): unknown => {
  const cast = childNode(expression, 'TypeCast');
  return cast === undefined ? expression : withoutCast(cast['arg']);
};

/** Visits each column reference and each subquery of an expression, but nothing within a subquery. */
export const walkExpression = (
  value: unknown,
  visitor: { readonly column: (columnRef: Node) => void; readonly query: (select: Node) => void },
): void => {
  if (Array.isArray(value)) {
    for (const item of value) walkExpression(item, visitor);
    return;
  }
  if (!isNode(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'ColumnRef' && isNode(inner)) visitor.column(inner);
    else if (name === 'SelectStmt' && isNode(inner)) visitor.query(inner);
    else walkExpression(inner, visitor);
  }
};

export const conjunctsOf = (condition: unknown): readonly unknown[] => {
  const both = childNode(condition, 'BoolExpr');
  if (both?.['boolop'] !== 'AND_EXPR') return condition === undefined ? [] : [condition];
  return childList(both, 'args').flatMap(conjunctsOf);
};

const equalities: ReadonlySet<unknown> = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN']);

/** Returns the two sides of an equality, or of a comparison with any of several values. */
export const sidesOf = (condition: unknown): readonly [unknown, unknown] | undefined => {
  const compared = childNode(condition, 'A_Expr');
  const operator = childText(childList(compared, 'name')[0], 'String', 'sval');
  return compared !== undefined && equalities.has(compared['kind']) && operator === '='
    ? [compared['lexpr'], compared['rexpr']]
    : undefined;
};
