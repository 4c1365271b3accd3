import ts from 'typescript';

const patternOf = (declaration: ts.Declaration): ts.ObjectBindingPattern | undefined => {
  if (!ts.isFunctionDeclaration(declaration)) return undefined;
  const name = declaration.parameters[0]?.name;
  return name && ts.isObjectBindingPattern(name) ? name : undefined;
};

const nameOf = ({ propertyName, name }: ts.BindingElement): string => (propertyName ?? name).getText();

/** Reads the defaults of destructured props, by prop: `{ size = 'medium' }`. */
export const defaultValues = (declaration: ts.Declaration): ReadonlyMap<string, string> =>
  new Map(
    patternOf(declaration)?.elements.flatMap((element) =>
      element.initializer ? [[nameOf(element), element.initializer.getText()] as const] : [],
    ),
  );
