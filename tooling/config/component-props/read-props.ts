import { dirname } from 'node:path';
import ts from 'typescript';
import type { ComponentProp, ComponentProps } from './component-prop.ts';
import { defaultValues } from './default-values.ts';
import { propType } from './prop-type.ts';

/** Descriptions by prop name, for props without their own. */
export type SharedDescriptions = Readonly<Record<string, string>>;

const programOf = (configFile: string, entry: string): ts.Program => {
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  return ts.createProgram([entry], options);
};

type Context = { readonly checker: ts.TypeChecker; readonly shared: SharedDescriptions };
type Variant = { readonly symbol: ts.Symbol; readonly type: ts.Type; readonly isOptional: boolean };

const isUndefined = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0;

/** Collects each prop over the members of a union. Members that exclude the prop don't count. */
const variantsOf = (checker: ts.TypeChecker, props: ts.Type, at: ts.Node) => {
  const variants = Map.groupBy(
    (props.isUnion() ? props.types : [props]).flatMap((member) =>
      checker.getPropertiesOfType(member).map((symbol): Variant => ({
        symbol,
        type: checker.getTypeOfSymbolAtLocation(symbol, at),
        isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      })),
    ),
    ({ symbol }) => symbol.name,
  );
  const memberCount = props.isUnion() ? props.types.length : 1;
  return [...variants].flatMap(([name, found]) => {
    const [first, ...others] = found.filter(({ type }) => !isUndefined(type));
    if (!first) return [];
    const isEverywhere = others.length + 1 === memberCount;
    return [
      { name, first, isRequired: isEverywhere && ![first, ...others].some(({ isOptional }) => isOptional) },
    ];
  });
};

const tagText = (symbol: ts.Symbol, name: string): string | undefined => {
  const tag = symbol.getJsDocTags().find((candidate) => candidate.name === name);
  return tag && ts.displayPartsToString(tag.text);
};

const propsOf = ({ checker, shared }: Context, component: ts.Symbol): readonly ComponentProp[] => {
  const declaration = component.valueDeclaration;
  if (!declaration) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(component, declaration).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) return [];
  const defaults = defaultValues(declaration);
  const props = checker.getTypeOfSymbolAtLocation(parameter, declaration);
  return variantsOf(checker, props, declaration).map(({ name, first: { symbol, type }, isRequired }) => {
    const written = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const defaultValue = defaults.get(name) ?? tagText(symbol, 'default');
    return {
      name,
      ...propType(checker, type, symbol.declarations?.[0] ?? declaration),
      isRequired,
      ...(defaultValue !== undefined && { defaultValue }),
      description: (written || shared[name]) ?? '',
    };
  });
};

const isComponent = (checker: ts.TypeChecker, symbol: ts.Symbol): boolean => {
  const { valueDeclaration } = symbol;
  if (!/^[A-Z]/.test(symbol.name) || !valueDeclaration) return false;
  return checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration).getCallSignatures().length > 0;
};

type ReadOptions = {
  readonly configFile: string;
  readonly entry: string;
  readonly shared?: SharedDescriptions;
};

/**
 * Reads the props of every component that a module exports.
 *
 * @example readProps({ configFile: 'tsconfig.json', entry: 'src/index.ts' })
 */
export const readProps = ({ configFile, entry, shared = {} }: ReadOptions): readonly ComponentProps[] => {
  const program = programOf(configFile, entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const exported = source && checker.getSymbolAtLocation(source);
  if (!exported) throw new Error(`${entry} exports nothing.`);
  return checker
    .getExportsOfModule(exported)
    .map((symbol) =>
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    )
    .filter((symbol) => isComponent(checker, symbol))
    .map((symbol) => ({
      component: symbol.name,
      file: symbol.valueDeclaration?.getSourceFile().fileName ?? '',
      props: propsOf({ checker, shared }, symbol),
    }));
};
