/**
 * A table or a subquery of a statement, linked to the others that have the same account. One of them is the
 * account given to the statement.
 */
export type Relation = {
  readonly alias: string;
  /** Undefined for a subquery and for a function. */
  readonly table: string | undefined;
  /** True if the rows belong to an account that the statement has to name. */
  readonly isOfAccount: boolean;
  sameAs: Relation | undefined;
};

/** The account given to the statement: a parameter, a constant, or an argument of the function. */
export const given: Relation = { alias: 'given', table: undefined, isOfAccount: false, sameAs: undefined };

const representative = (relation: Relation): Relation =>
  relation.sameAs === undefined ? relation : representative(relation.sameAs);

export const equate = (one: Relation, other: Relation): void => {
  const [first, second] = [representative(one), representative(other)];
  if (first === second) return;
  if (first === given) second.sameAs = first;
  else first.sameAs = second;
};

export const isGiven = (relation: Relation): boolean => representative(relation) === given;

/** The relations that one query names, within those of the queries around it. */
export type Scope = {
  readonly relations: Relation[];
  /** Common table expressions with their accounts. */
  readonly expressions: Map<string, Relation>;
  readonly outer: Scope | undefined;
  /** True if names without a relation are arguments and variables of a function. */
  readonly isInFunction: boolean;
};

export const innerScope = (outer: Scope): Scope => ({
  relations: [],
  expressions: new Map(),
  outer,
  isInFunction: outer.isInFunction,
});

export const findRelation = (scope: Scope | undefined, alias: string): Relation | undefined =>
  scope && (scope.relations.find((relation) => relation.alias === alias) ?? findRelation(scope.outer, alias));

export const findExpression = (scope: Scope | undefined, name: string): Relation | undefined =>
  scope && (scope.expressions.get(name) ?? findExpression(scope.outer, name));

export const nearestRelation = (
  scope: Scope | undefined,
  canBe: (relation: Relation) => boolean,
): Relation | undefined => scope && (scope.relations.find(canBe) ?? nearestRelation(scope.outer, canBe));
