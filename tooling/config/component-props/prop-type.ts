import ts from 'typescript';

export type PropType = {
  readonly type: string;
  readonly typeDetail?: string;
  readonly choices?: readonly (string | number)[];
};

const membersOf = (type: ts.Type): readonly ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter((member) => (member.flags & ts.TypeFlags.Undefined) === 0);

/** Returns the values of a union of literals; `undefined` for any other type. */
const choicesOf = (type: ts.Type): readonly (string | number)[] | undefined => {
  const members = membersOf(type);
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return values.length > 0 && values.length === members.length ? values : undefined;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const isOwn = (declaration: ts.Declaration | undefined): boolean =>
  declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/');

/** Returns the declared type, with its type parameters (`readonly Row[]`) and aliases (`ReactNode`). */
const declaredText = (declaration: ts.Declaration): string | undefined => {
  if (!isOwn(declaration) || !ts.isPropertySignature(declaration) || !declaration.type) return undefined;
  const { type } = declaration;
  if (!ts.isUnionTypeNode(type)) return oneLine(type.getText());
  const members = type.types.filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword);
  return oneLine(members.map((member) => member.getText()).join(' | '));
};

const elementOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type =>
  checker.isArrayType(type) ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;

/** Lists the members of the repository's own object types, so that readers don't need the source. */
const detailOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string | undefined => {
  const [only, ...others] = membersOf(type);
  if (!only || others.length > 0) return undefined;
  const element = elementOf(checker, only);
  if ((element.flags & ts.TypeFlags.Object) === 0) return undefined;
  const [declaration] = (element.aliasSymbol ?? element.symbol)?.declarations ?? [];
  if (!isOwn(declaration) || element.getCallSignatures().length > 0) return undefined;
  const lines = checker.getPropertiesOfType(element).map((member) => {
    const [memberDeclaration] = member.declarations ?? [];
    const text =
      (memberDeclaration && declaredText(memberDeclaration)) ??
      checker.typeToString(checker.getTypeOfSymbolAtLocation(member, at), at);
    return `${member.name}${(member.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?'}: ${text}`;
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
};

const choiceText = (choice: string | number): string =>
  typeof choice === 'string' ? `'${choice}'` : String(choice);

export const propType = (checker: ts.TypeChecker, type: ts.Type, declaration: ts.Declaration): PropType => {
  const choices = choicesOf(type);
  if (choices) return { type: choices.map(choiceText).join(' | '), choices };
  const written =
    declaredText(declaration) ?? checker.typeToString(checker.getNonNullableType(type), declaration);
  const typeDetail = detailOf(checker, type, declaration);
  return { type: written, ...(typeDetail !== undefined && { typeDetail }) };
};
