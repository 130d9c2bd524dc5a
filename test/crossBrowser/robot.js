/* Runs in the page, before anything else of it: finds what a visitor would press, and keeps what went wrong. */
(() => {
  const wrong = [];
  addEventListener('error', (event) => wrong.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => wrong.push(`rejection: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    wrong.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'])
    console[level] = (...said) => wrong.push(`console.${level}: ${said.join(' ')}`);

  const ROLES = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    heading: 'h1, h2, h3',
    textbox: 'input, textarea',
    combobox: 'select',
    choice: 'input[type=radio], input[type=checkbox]',
    day: '.day-choice__day input',
    card: '[data-vehicle-id] a[href]',
    dialog: 'dialog[open]',
    panel: '[role=tabpanel]',
    picture: 'img',
    text: '*',
  };

  const root = () => document.querySelector('#webshop')?.shadowRoot;
  const nameOf = (element, role) =>
    (role === 'text'
      ? [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data)
      : [
          element.getAttribute('aria-label'),
          ...[...(element.labels ?? [])].map((label) => label.textContent),
          element.textContent,
        ]
    )
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();

  function find({ role, name = '', nth = 0 }) {
    const pattern = new RegExp(name);
    const dialogs = root()?.querySelectorAll('dialog[open]:not(.webshop-overlay)') ?? [];
    const top = (role !== 'dialog' && [...dialogs].at(-1)) || root();
    const found = [...(top?.querySelectorAll(ROLES[role]) ?? [])].filter(
      (element) =>
        element.checkVisibility?.({ visibilityProperty: true }) !== false &&
        element.getClientRects().length > 0 &&
        pattern.test(nameOf(element, role)),
    );
    return found.at(nth);
  }

  /** A control that is drawn by its label has no box of its own to be pressed. */
  function boxOf(element) {
    const box = element.getBoundingClientRect();
    const label = element.labels?.[0];
    return label && (element.matches('[type=radio], [type=checkbox]') || box.width < 4)
      ? label.getBoundingClientRect()
      : box;
  }

  async function place(query) {
    const element = find(query);
    if (!element) return null;
    // Where pictures still arrive, what is to be pressed moves: until it has stood still for a while.
    let last = '';
    for (let still = 0, tries = 0; still < 6 && tries < 60; still += 1, tries += 1) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top } = boxOf(element);
      if (`${left} ${top}` !== last) still = 0;
      last = `${left} ${top}`;
    }
    if (!element.isConnected) return null;
    const { left, top, width, height } = boxOf(element);
    return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
  }

  const isFocused = (query) => root()?.activeElement === find(query);

  const isThere = (query) => find(query) !== undefined;

  /** A list of the browser's own cannot be pressed open from here. */
  function choose(query, option) {
    const select = find(query);
    const wanted = [...(select?.options ?? [])].find(({ text }) => new RegExp(option).test(text));
    if (!wanted) return false;
    select.value = wanted.value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }

  /** What is wider than the shop, or hidden behind its edge, and does not stand in a row that scrolls. */
  function tooWide() {
    const shop = root()?.querySelector('.shop');
    if (!shop) return ['no shop'];
    const { left, right } = shop.getBoundingClientRect();
    const scrolls = (element) => {
      for (let each = element.parentElement; each && each !== shop; each = each.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(each).overflowX)) return true;
      return false;
    };
    const page = document.scrollingElement;
    return [
      ...(page.scrollWidth > page.clientWidth
        ? [`the page scrolls sideways: ${page.scrollWidth} > ${page.clientWidth}`]
        : []),
      ...[...shop.querySelectorAll('*')]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const isHidden = box.width <= 1 || box.height <= 1 || getComputedStyle(element).position === 'fixed';
          return !isHidden && (box.right > right + 1 || box.left < left - 1) && !scrolls(element);
        })
        .map((element) => `${element.tagName}.${element.className}`),
    ].slice(0, 3);
  }

  globalThis.robot = { place, isFocused, isThere, choose, tooWide, wrong, scroll: () => Math.round(scrollY) };
})();
