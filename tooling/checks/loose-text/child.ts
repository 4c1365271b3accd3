import ts from 'typescript';

export type Child = {
  readonly node: ts.Node;
  readonly text: string;
  /** A `part` yields elements or nothing. A `slot` yields any value that a caller passes. */
  readonly kind: 'element' | 'fixed text' | 'changing text' | 'part' | 'slot';
};

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const literalFlags = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

/** Returns the expressions that may be shown: both branches of a condition, and the right side of `&&`. */
const shownBy = (expression: ts.Expression): readonly ts.Expression[] => {
  if (ts.isParenthesizedExpression(expression)) return shownBy(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...shownBy(expression.whenTrue), ...shownBy(expression.whenFalse)];
  if (!ts.isBinaryExpression(expression)) return [expression];
  const { left, right, operatorToken } = expression;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return shownBy(right);
  return operatorToken.kind === ts.SyntaxKind.PlusToken
    ? [expression]
    : [...shownBy(left), ...shownBy(right)];
};

const kindOfOne = (checker: ts.TypeChecker, expression: ts.Expression): Child['kind'] => {
  const type = checker.getTypeAtLocation(expression);
  const members = type.isUnion() ? type.types : [type];
  // Only `ReactNode` includes portals.
  if (members.some((member) => member.getSymbol()?.name === 'ReactPortal')) return 'slot';
  if ((type.flags & literalFlags) !== 0) return 'fixed text';
  const isText = (member: ts.Type): boolean => {
    if ((member.flags & textFlags) !== 0) return true;
    const item = checker.isArrayType(member) && checker.getIndexTypeOfType(member, ts.IndexKind.Number);
    return item ? isText(item) : false;
  };
  return members.some(isText) ? 'changing text' : 'part';
};

const kindOf = (checker: ts.TypeChecker, expression: ts.Expression): Child['kind'] => {
  const shown = shownBy(expression);
  const kinds = shown.map((one) => kindOfOne(checker, one));
  if (kinds[0] !== undefined && shown[0] === expression) return kinds[0];
  if (kinds.includes('changing text') || kinds.includes('fixed text')) return 'changing text';
  return kinds.includes('slot') ? 'slot' : 'part';
};

/** Classifies a JSX child; `undefined` for white space and comments. */
export const childOf = (checker: ts.TypeChecker, node: ts.JsxChild): Child | undefined => {
  if (ts.isJsxText(node)) {
    if (node.containsOnlyTriviaWhiteSpaces) return undefined;
    return { node, kind: 'fixed text', text: node.text.trim() };
  }
  if (!ts.isJsxExpression(node)) return { node, kind: 'element', text: node.getText() };
  if (!node.expression) return undefined;
  return { node, kind: kindOf(checker, node.expression), text: node.expression.getText() };
};

export const isTextAt = (checker: ts.TypeChecker, expression: ts.Expression): boolean =>
  kindOf(checker, expression).endsWith('text');
