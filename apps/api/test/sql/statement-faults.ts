import { parseSync } from 'libpg-query';
import { tableKinds } from '../../src/db/description/table-kinds.ts';
import {
  equate,
  findExpression,
  findRelation,
  given,
  innerScope,
  isGiven,
  nearestRelation,
  type Relation,
  type Scope,
} from './relations.ts';
import {
  child,
  childList,
  childNode,
  childText,
  conjunctsOf,
  isNode,
  namesIn,
  sidesOf,
  walkExpression,
  withoutCast,
  type Node,
} from './syntax-tree.ts';

/** Views of all general ledger lines, most of which belong to an account. */
const views: ReadonlySet<string> = new Set(['ledger_lines']);

const isOfAccount = (table: string): boolean =>
  tableKinds[`public.${table}`] === 'account' || views.has(table);

const accountColumnOf = (table: string | undefined): string => (table === 'accounts' ? 'id' : 'account_id');

class StatementCheck {
  readonly #named: Relation[] = [];
  readonly #faults = new Set<string>();

  faults(): readonly string[] {
    const unnamed = this.#named.filter((relation) => relation.isOfAccount && !isGiven(relation));
    return [...unnamed.map(({ alias }) => `names no account for ${alias}`), ...this.#faults];
  }

  /** Checks a statement; returns the account of a query's rows, if it has one. */
  statement(node: unknown, outer: Scope): Relation | undefined {
    const [select, insert, update, removal] = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].map(
      (name) => childNode(node, name),
    );
    if (select) return this.#select(select, outer);
    if (insert) this.#insert(insert, innerScope(outer));
    if (update) this.#change(update, 'fromClause', innerScope(outer));
    if (removal) this.#change(removal, 'usingClause', innerScope(outer));
    return undefined;
  }

  #select(select: Node, outer: Scope): Relation | undefined {
    const scope = innerScope(outer);
    this.#readExpressions(select, scope);
    const [left, right] = [childNode(select, 'larg'), childNode(select, 'rarg')];
    if (left && right) {
      const account = this.#select(left, scope);
      this.#select(right, scope);
      return account;
    }
    for (const item of childList(select, 'fromClause')) this.#readItem(item, scope);
    this.#readConditions(select['whereClause'], scope);
    const { fromClause: _from, whereClause: _where, withClause: _with, ...rest } = select;
    this.#walk(rest, scope);
    return this.#accountOfRows(select, scope);
  }

  /** Comes first, because later parts of the statement name the common table expressions. */
  #readExpressions(statement: Node, scope: Scope): void {
    for (const item of childList(statement, 'withClause', 'ctes')) {
      const expression = childNode(item, 'CommonTableExpr');
      const name = childText(expression, 'ctename') ?? '';
      const relation: Relation = { alias: name, table: undefined, isOfAccount: false, sameAs: undefined };
      const account = this.statement(child(expression, 'ctequery'), scope);
      if (account) equate(relation, account);
      scope.expressions.set(name, relation);
    }
  }

  #readItem(item: unknown, scope: Scope): readonly Relation[] {
    const [table, join] = [childNode(item, 'RangeVar'), childNode(item, 'JoinExpr')];
    if (table) return [this.#addTable(table, scope)];
    if (join) return this.#readJoin(join, scope);
    const derived = childNode(item, 'RangeSubselect') ?? childNode(item, 'RangeFunction');
    const alias = childText(derived, 'alias', 'aliasname') ?? '';
    const relation: Relation = { alias, table: undefined, isOfAccount: false, sameAs: undefined };
    const account = this.statement(child(derived, 'subquery'), scope);
    if (account) equate(relation, account);
    this.#walk(child(derived, 'functions'), scope);
    scope.relations.push(relation);
    return [relation];
  }

  #addTable(rangeVar: Node, scope: Scope): Relation {
    const name = childText(rangeVar, 'relname') ?? '';
    const alias = childText(rangeVar, 'alias', 'aliasname') ?? name;
    const expression = findExpression(scope, name);
    const table = expression === undefined ? name : undefined;
    const relation: Relation = {
      alias,
      table,
      isOfAccount: table !== undefined && isOfAccount(table),
      sameAs: undefined,
    };
    if (expression) equate(relation, expression);
    scope.relations.push(relation);
    this.#named.push(relation);
    return relation;
  }

  #readJoin(join: Node, scope: Scope): readonly Relation[] {
    const left = this.#readItem(join['larg'], scope);
    const right = this.#readItem(join['rarg'], scope);
    const columns = childList(join, 'usingClause').map((name) => childText(name, 'String', 'sval'));
    const [one, other] = [left[0], right[0]];
    if (columns.includes('account_id') && one && other) equate(one, other);
    this.#readConditions(join['quals'], scope);
    return [...left, ...right];
  }

  #readConditions(condition: unknown, scope: Scope): void {
    for (const conjunct of conjunctsOf(condition)) {
      const [left, right] = sidesOf(conjunct) ?? [];
      const [one, other] = [this.#accountIn(left, scope), this.#accountIn(right, scope)];
      if (one && other) equate(one, other);
    }
    this.#walk(condition, scope);
  }

  #accountIn(expression: unknown, scope: Scope): Relation | undefined {
    const bare = withoutCast(expression);
    const column = childNode(bare, 'ColumnRef');
    const relation = column && this.#relationOf(column, scope);
    if (column && relation)
      return namesIn(column).at(-1) === accountColumnOf(relation.table) ? relation : undefined;
    let isOfStatement = bare === undefined;
    walkExpression(bare, {
      column: (inner) => {
        isOfStatement ||= this.#relationOf(inner, scope) !== undefined;
      },
      query: () => {
        isOfStatement = true;
      },
    });
    return isOfStatement ? undefined : given;
  }

  #relationOf(columnRef: Node, scope: Scope): Relation | undefined {
    const names = namesIn(columnRef);
    const [column, qualifier] = [names.at(-1), names.at(-2)];
    if (qualifier !== undefined) return findRelation(scope, qualifier);
    if (column === 'account_id') {
      return nearestRelation(scope, (relation) => relation.isOfAccount || relation.table === undefined);
    }
    return scope.isInFunction ? undefined : nearestRelation(scope, () => true);
  }

  #insert(insert: Node, scope: Scope): void {
    this.#readExpressions(insert, scope);
    const table = childText(insert, 'relation', 'relname') ?? '';
    const select = childNode(insert, 'selectStmt', 'SelectStmt');
    const columns = childList(insert, 'cols').map((column) => childText(column, 'ResTarget', 'name'));
    const index = columns.indexOf('account_id');
    const isLeftOut = childList(select, 'valuesLists').some(
      (row) => childNode(childList(row, 'List', 'items')[index], 'SetToDefault') !== undefined,
    );
    if (isOfAccount(table) && columns.length > 0 && (index < 0 || isLeftOut)) {
      this.#faults.add(`names no account for ${table}`);
    }
    if (select) this.#select(select, scope);
    this.#readReturning(insert);
  }

  #change(change: Node, others: 'fromClause' | 'usingClause', scope: Scope): void {
    this.#readExpressions(change, scope);
    const target = childNode(change, 'relation');
    if (target) this.#addTable(target, scope);
    for (const item of childList(change, others)) this.#readItem(item, scope);
    this.#readConditions(change['whereClause'], scope);
    this.#walk(change['targetList'], scope);
    this.#readReturning(change);
  }

  /**
   * Forbids computed RETURNING expressions: with rows on several nodes they have to be immutable, and hardly
   * any JSON or time function is immutable.
   */
  #readReturning(statement: Node): void {
    const returned = childList(statement, 'returningClause', 'exprs');
    const isComputed = returned.some(
      (target) => childNode(withoutCast(child(target, 'ResTarget', 'val')), 'ColumnRef') === undefined,
    );
    if (isComputed) this.#faults.add('returns an expression');
  }

  /** Visits the subqueries of an expression, and the columns that an account's data must not depend on. */
  #walk(expression: unknown, scope: Scope): void {
    walkExpression(expression, {
      query: (select) => this.#select(select, scope),
      column: (columnRef) => {
        const names = namesIn(columnRef);
        if (names.at(-1) !== 'ordinal') return;
        const isOrdinalOfSets =
          names.length > 1
            ? this.#relationOf(columnRef, scope)?.table === 'entry_sets'
            : scope.relations[0]?.table === 'entry_sets';
        if (isOrdinalOfSets) this.#faults.add('depends on entry_sets.ordinal');
      },
    });
  }

  #accountOfRows(select: Node, scope: Scope): Relation | undefined {
    for (const target of childList(select, 'targetList')) {
      const column = childNode(target, 'ResTarget', 'val', 'ColumnRef');
      const names = column ? namesIn(column) : [];
      const [name, qualifier] = [childText(target, 'ResTarget', 'name') ?? names.at(-1), names.at(-2)];
      if (column && name === '*') {
        return qualifier === undefined ? scope.relations[0] : findRelation(scope, qualifier);
      }
      if (column && name === 'account_id') return this.#accountIn({ ColumnRef: column }, scope);
    }
    return undefined;
  }
}

/**
 * Returns the faults of statements for a database with accounts on several nodes: rows whose account no
 * condition names, even through another table; a returned expression; a column ordered over all accounts.
 * @param isInFunction true if names without a table are arguments and variables
 */
export const statementFaults = (sql: string, isInFunction = false): readonly string[] =>
  childList(parseSync(sql), 'stmts').flatMap((parsed) => {
    const check = new StatementCheck();
    const statement = child(parsed, 'stmt');
    if (isNode(statement)) {
      check.statement(statement, { relations: [], expressions: new Map(), outer: undefined, isInFunction });
    }
    return check.faults();
  });
