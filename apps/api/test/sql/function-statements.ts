import { parsePlPgSQLSync, parseSync } from 'libpg-query';
import { child, childList, childNode, childText, isNode } from './syntax-tree.ts';

/** The parser's mode for PL/pgSQL texts that are whole statements; other texts are expressions. */
const wholeStatement = 0;

const asStatement = (text: string, mode: unknown): string =>
  mode === wholeStatement ? text : `select ${text.replace(/^[\w.[\]]+\s*:?=(?!=)/, '')}`;

const queriesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(queriesIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const text = name === 'PLpgSQL_expr' ? childText(inner, 'query') : undefined;
    return text === undefined
      ? queriesIn(inner)
      : [asStatement(text, child(inner, 'parseMode') ?? wholeStatement)];
  });
};

const optionOf = (definition: string, name: string): unknown => {
  const created = childNode(childList(parseSync(definition), 'stmts')[0], 'stmt', 'CreateFunctionStmt');
  const options = childList(created, 'options').map((option) => childNode(option, 'DefElem'));
  return options.find((option) => option?.['defname'] === name)?.['arg'];
};

/**
 * Returns the statements that a function runs.
 * @param definition as `pg_get_functiondef` writes it
 */
export const functionStatements = (definition: string): readonly string[] => {
  if (childText(optionOf(definition, 'language'), 'String', 'sval') !== 'sql') {
    return queriesIn(parsePlPgSQLSync(definition));
  }
  const body = childText(childList(optionOf(definition, 'as'), 'List', 'items')[0], 'String', 'sval');
  return body === undefined ? [] : [body];
};
