/** No width, no white space: with it an element is not `:empty`. */
const FILLING = '\u200b';

const HIDING = ['display', 'visibility', 'opacity', 'content-visibility', 'height', 'max-height', 'width', 'position'];

/** Fills the element only if the page hides it while empty: frameworks hydrate others. Returns its removal. */
export function keepFromEmptyRule(element: Element): () => void {
  const filling = document.createTextNode(FILLING);

  function fillWhereHidden() {
    if (!element.matches(':empty')) return;
    const before = lookOf(element);
    element.append(filling);
    if (lookOf(element) === before) filling.remove();
  }

  fillWhereHidden();
  const observer = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) fillWhereHidden();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    filling.remove();
  };
}

function lookOf(element: Element): string {
  const style = getComputedStyle(element);
  return HIDING.map((name) => style.getPropertyValue(name)).join();
}
