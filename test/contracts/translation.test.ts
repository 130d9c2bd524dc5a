/**
 * Translators of browsers replace each text of a page by an element. React then writes a change into a text that is no longer there, or fails
 * where it removes it or puts something before it. A text that is alone in its element is safe, or one that is the key of its element.
 */
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Elements of text: what is only known to be a node may be a text there. */
const OF_TEXT = new Set(
  'a button dd dt figcaption h1 h2 h3 h4 label legend li p small span strong summary td th'.split(' '),
);

const { StringLike, NumberLike, BigIntLike } = ts.TypeFlags;

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types.flatMap(partsOf) : [type]);

/** Whether an expression is a text that may change, an unknown node, or neither; an array is what it contains. */
function kindOf(expression: ts.Expression, checker: ts.TypeChecker): 'text' | 'node' | 'other' {
  const parts = partsOf(checker.getTypeAtLocation(expression)).flatMap((part) => {
    const item = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference)[0] : undefined;
    return item ? partsOf(item) : [part];
  });
  const isOf = (flags: ts.TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  if (isOf(BigIntLike)) return 'node';
  const isConstant = parts.length === 1 && parts.every((part) => part.isStringLiteral() || part.isNumberLiteral());
  return isOf(StringLike | NumberLike) && !isConstant ? 'text' : 'other';
}

const isFragment = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';

/** Translators leave it as it is. */
const isUntranslated = (node: ts.Node) =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some((each) => each.getText() === 'translate="no"');

/** Text of the expression of an element's key. */
function keyOf(node: ts.JsxElement | ts.JsxFragment): string | undefined {
  const attributes = ts.isJsxElement(node) ? node.openingElement.attributes.properties : [];
  const key = attributes.find((each) => ts.isJsxAttribute(each) && each.name.getText() === 'key');
  const value = key && ts.isJsxAttribute(key) ? key.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression?.getText() : undefined;
}

function complaintAbout(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): string | undefined {
  const children = node.children.filter((child) =>
    ts.isJsxText(child) ? child.text.trim() !== '' : !ts.isJsxExpression(child) || child.expression,
  );
  const key = keyOf(node);
  const kinds = children.map((child) => {
    const expression = ts.isJsxExpression(child) ? child.expression : undefined;
    return expression === undefined || expression.getText() === key ? 'other' : kindOf(expression, checker);
  });
  if (children.length > 1 && kinds.includes('text')) return 'a text beside others';
  if (isFragment(node) && (kinds.includes('text') || children.some((child) => ts.isJsxText(child))))
    return 'a text without an element of its own';
  const isOfText = ts.isJsxElement(node) && OF_TEXT.has(node.openingElement.tagName.getText());
  if (isOfText && children.length > 1 && kinds.includes('node')) return 'perhaps a text beside others';
  const isAfterOthers = children.some((child, at) => {
    const before = children[at - 1];
    return ts.isJsxText(child) && before !== undefined && ts.isJsxExpression(before);
  });
  return isAfterOthers ? 'a text after what may come and go' : undefined;
}

function complaints(): string[] {
  const files = ['src', 'embed'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram(
    files.filter((name) => /\.(?:tsx|d\.ts)$/.test(name)),
    options,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((name) => {
    const source = name.endsWith('.tsx') ? program.getSourceFile(name) : undefined;
    if (source === undefined) return [];
    const places: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isUntranslated(node)) return;
      const complaint = ts.isJsxElement(node) || ts.isJsxFragment(node) ? complaintAbout(node, checker) : undefined;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (complaint !== undefined) places.push(`${name}:${line + 1}: ${complaint}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return places;
  });
}

it('a text that changes, or comes and goes, is alone in its element', () => {
  expect(complaints()).toEqual([]);
});
