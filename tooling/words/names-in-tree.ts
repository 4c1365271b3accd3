import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type NameKind = 'code' | 'file' | 'docs' | 'sql' | 'comment' | 'prose';

/** A name, or a text that may contain names. */
export type Name = {
  readonly kind: NameKind;
  readonly text: string;
  readonly path: string;
  readonly line: number;
};

/**
 * Migrations are immutable, this folder lists the words themselves, and one page is generated from the
 * database.
 */
const leftOut = /^(?:apps\/api\/src\/db\/migrations\/|tooling\/words\/|docs\/database\.md$)/;

/** Files named after the database function they contain. */
const namedInSql = /^apps\/api\/src\/db\/functions\/[^/]+\/./;

const pathsIn = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((path) => path !== '' && !leftOut.test(path));

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Each folder and file once, without its extension. */
const fileNames = (paths: readonly string[]): readonly Name[] => {
  const prefixes = paths.flatMap((path) =>
    path.split('/').map((_, depth, segments) => segments.slice(0, depth + 1).join('/')),
  );
  return [...new Set(prefixes)].map((path) => ({
    kind: namedInSql.test(path) ? 'sql' : 'file',
    text: path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''),
    path,
    line: 1,
  }));
};

const commentsAround = (node: ts.Node, text: string): readonly ts.CommentRange[] => {
  // A text may begin or end with what would be a comment elsewhere.
  if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return [];
  return [
    ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
  ];
};

/** The identifiers and comments of a TypeScript or JavaScript file; string literals are neither. */
export const namesInCode = (path: string, text: string): readonly Name[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const names: Name[] = [];
  const comments = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAround(node, text)) comments.set(pos, end);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      names.push({ kind: 'code', text: node.text, path, line: lineOf(node.end) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [from, to] of comments)
    names.push({ kind: 'comment', text: text.slice(from, to), path, line: lineOf(from) });
  return names;
};

const matches = (kind: NameKind, path: string, text: string, pattern: RegExp): readonly Name[] =>
  [...text.matchAll(pattern)].map((match) => ({
    kind,
    text: match[0],
    path,
    line: lineAt(text, match.index),
  }));

const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

const sqlComment = /--.*|\/\*[^]*?\*\//g;

/** Names in SQL are counted separately: a column or function is renamed only by a migration. */
export const namesInSql = (path: string, text: string): readonly Name[] => [
  ...matches('comment', path, text, sqlComment),
  ...matches('sql', path, blanked(blanked(text, sqlComment), /'[^']*'/g), /[a-z_]\w*/gi),
];

const codeInDocs = /```[^]*?```|`[^`\n]+`/g;
const linkTarget = /\]\([^)\s]*\)/g;

const snakeCase = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/** The names in a page's code spans; snake case ones are the database's. */
const namesInSpans = (path: string, text: string): readonly Name[] =>
  matches('docs', path, text, codeInDocs).flatMap((span) =>
    [...span.text.matchAll(/[\w-]+/g)].map(([name]) => ({
      ...span,
      kind: snakeCase.test(name) ? ('sql' as const) : span.kind,
      text: name,
    })),
  );

/** A page's code spans and its prose, without link targets. */
export const namesInDocs = (path: string, text: string): readonly Name[] => [
  ...namesInSpans(path, text),
  ...matches('prose', path, blanked(blanked(text, codeInDocs), linkTarget), /\S+(?:[ \t]+\S+)*/g),
];

const namesIn = (path: string, root: string): readonly Name[] => {
  const read = (): string => readFileSync(join(root, path), 'utf8');
  if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return namesInCode(path, read());
  if (path.endsWith('.sql')) return namesInSql(path, read());
  if (path.endsWith('.md')) return namesInDocs(path, read());
  return [];
};

/** All names of a checkout. */
export const namesInTree = (root: string): readonly Name[] => {
  const paths = pathsIn(root);
  return [...fileNames(paths), ...paths.flatMap((path) => namesIn(path, root))];
};
