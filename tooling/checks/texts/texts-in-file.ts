import ts from 'typescript';
import { readsLikeText } from './reads-like-text.ts';

/** A text of the source. `…` marks each inserted value. */
export type ShownText = { readonly line: number; readonly text: string };

const unshown =
  /^(?:id|key|kind|className|href|path|to|from|type|name|autoComplete|inputMode|method|pattern|sandbox|shows|d|media|font)$/;

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

const nameOf = (node: ts.Node): string => {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent)) return nameOf(parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText();
  return '';
};

/** Returns `true` for types, imports, comparisons, queries and error messages of bugs, which no user sees. */
const isUnshown = (node: ts.Node): boolean =>
  ts.isTypeNode(node.parent) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isCaseClause(node.parent) ||
  ts.isTaggedTemplateExpression(node.parent) ||
  (ts.isBinaryExpression(node.parent) && comparisons.has(node.parent.operatorToken.kind)) ||
  (ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'Error') ||
  unshown.test(nameOf(node));

const templateText = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) return isUnshown(node) ? undefined : templateText(node);
  if (ts.isStringLiteralLike(node)) return isUnshown(node) ? undefined : node.text;
  return undefined;
};

const withoutTags = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ');

/** Returns the displayed texts of a TypeScript or JavaScript file, in order. */
export const textsInFile = (path: string, content: string): readonly ShownText[] => {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  const texts: ShownText[] = [];
  const visit = (node: ts.Node): void => {
    const text = withoutTags(textOf(node) ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (readsLikeText(text)) {
      texts.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
};
