import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { childOf, isTextAt, type Child } from './child.ts';

/** A text that React can't change or remove once the browser has translated the page. */
export type LooseText = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly message: string;
};

type Fault = Pick<Child, 'node' | 'text' | 'kind'> & { readonly message: string };

/** Slots that callers fill with elements, never with text alone. */
const elementSlots =
  /\b(?:icon|iconAfter|action|badges|behind|above|brand|brandEnd|switcher|search|floating|topBarEnd|headerEnd|headAction)$/;

const messageFor = (child: Child, siblings: readonly Child[], inFragment: boolean): string | undefined => {
  switch (child.kind) {
    case 'changing text':
      return 'This text changes and has siblings. Wrap it in its own element.';
    case 'fixed text':
      if (inFragment) return 'React removes this text with its fragment. Wrap it in its own element.';
      return siblings.some(({ kind }) => kind !== 'element' && kind !== 'fixed text')
        ? 'A sibling of this text appears or changes. Wrap the text in its own element.'
        : undefined;
    case 'slot':
      return elementSlots.test(child.text)
        ? undefined
        : 'This slot may contain a text with siblings. Wrap it in a `TextSlot`.';
    case 'element':
    case 'part':
      return undefined;
  }
};

/** Lists have items as children, never a text. */
const isList = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxElement(node) && /^[uo]l$/.test(node.openingElement.tagName.getText());

const isFragment = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';

const faultsAmong = (checker: ts.TypeChecker, node: ts.JsxElement | ts.JsxFragment): readonly Fault[] => {
  const children = node.children.flatMap((child) => childOf(checker, child) ?? []);
  // React replaces the whole content of an element whose only child is a text, translated or not.
  if (isList(node) || (children.length < 2 && !isFragment(node))) return [];
  return children.flatMap((child) => {
    const message = messageFor(child, children, isFragment(node));
    return message === undefined ? [] : [{ ...child, message }];
  });
};

const isComponent = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');

/** Finds components that return a text, which would be next to other content of the caller. */
const returnedTexts = (checker: ts.TypeChecker, node: ts.Node): readonly Fault[] => {
  if (ts.isReturnStatement(node) && node.expression && isTextAt(checker, node.expression))
    return [
      {
        node,
        kind: 'changing text',
        text: node.expression.getText(),
        message: 'This component returns a text. Wrap it in its own element.',
      },
    ];
  const inside: Fault[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) inside.push(...returnedTexts(checker, child));
  });
  return inside;
};

const faultsIn = (checker: ts.TypeChecker, node: ts.Node): readonly Fault[] => {
  const faults: Fault[] = [];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) faults.push(...faultsAmong(checker, node));
  if (isComponent(node)) faults.push(...returnedTexts(checker, node));
  ts.forEachChild(node, (child) => {
    faults.push(...faultsIn(checker, child));
  });
  return faults;
};

/** Declarations of packages, shared by all programs. */
const declarations = new Map<string, ts.SourceFile | undefined>();

const hostOf = (options: ts.CompilerOptions): ts.CompilerHost => {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (fileName, ...rest) => {
      if (!fileName.endsWith('.d.ts')) return host.getSourceFile(fileName, ...rest);
      const source = declarations.get(fileName) ?? host.getSourceFile(fileName, ...rest);
      declarations.set(fileName, source);
      return source;
    },
  };
};

const programOf = (configFile: string): ts.Program => {
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  return ts.createProgram(fileNames, options, hostOf(options));
};

const isShown = (path: string): boolean =>
  path.endsWith('.tsx') &&
  !/\.(?:test|stories)\.tsx$|\/testing\/|\/bench\/|\/guide\/|\/story-|\/text-slot\./.test(path);

export type FindOptions = {
  /**
   * True to report slots that may contain a text, too. The design system must accept any value; a screen
   * controls what it passes.
   */
  readonly withSlots: boolean;
};

/** Finds loose texts in a package's components by the types of their children. */
export const findLooseText = (configFile: string, { withSlots }: FindOptions): readonly LooseText[] => {
  const program = programOf(configFile);
  const checker = program.getTypeChecker();
  const folder = dirname(configFile);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${folder}/`) && !fileName.includes('node_modules'))
    .filter(({ fileName }) => isShown(fileName))
    .flatMap((source) =>
      faultsIn(checker, source)
        .filter(({ kind }) => withSlots || kind !== 'slot')
        .map(({ node, text, message }) => ({
          file: relative(folder, source.fileName),
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          text,
          message,
        })),
    );
};
