const isRoot = (node: Node | undefined): node is Node & DocumentOrShadowRoot =>
  node !== undefined && 'activeElement' in node;

export function focusedElement(node: Node | null): Element | null {
  const root = node?.getRootNode();
  return isRoot(root) ? root.activeElement : null;
}
