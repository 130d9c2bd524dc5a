export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.append(text);
  return created;
}

export function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', className, label);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}
