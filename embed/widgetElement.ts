import type { Handle, mount } from './mount';
import { attributeOf, OPTION_NAMES, readAttributes, WIDGET_ELEMENT } from './options';
import { nameUnknown } from './unknownNames';

/**
 * Registers `<webshop-widget>`: the same mount, with its options as attributes and, for frameworks, as properties (rules/embedding: custom element).
 * A change of them mounts anew; moved within the page, the shop goes on as it is; taken out of it, it is unmounted.
 */
export function defineWidgetElement(mountShop: typeof mount): void {
  if (customElements.get(WIDGET_ELEMENT)) return;
  // Every element has an `offsetTop`, which is none of the shop's business.
  const properties = OPTION_NAMES.filter((name) => !(name in HTMLElement.prototype));

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = OPTION_NAMES.map((name) => attributeOf(name, ''));
    #handle: Handle | undefined;
    #isChanged = false;
    #isPlanned = false;

    /** Handle of the shop in this element, mounted at once where it is only planned; none while it is not in the page. */
    get handle(): Handle | undefined {
      this.#follow();
      return this.#handle;
    }

    connectedCallback() {
      // Set by a framework before the element was known: would hide the properties below.
      for (const name of properties.filter((option) => Object.hasOwn(this, option))) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#plan();
    }

    disconnectedCallback() {
      this.#plan();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before === after) return;
      this.#isChanged = true;
      this.#plan();
    }

    /** Once for all that one task changes: a framework sets attributes one by one, and moves an element by taking it out. */
    #plan() {
      if (this.#isPlanned) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        this.#follow();
      });
    }

    #follow() {
      if (!this.isConnected || this.#isChanged) {
        this.#handle?.unmount();
        this.#handle = undefined;
      }
      this.#isChanged = false;
      if (!this.isConnected || this.#handle) return;
      this.#handle = mountShop(this, readAttributes(this, ''));
      nameUnknown(this.getAttributeNames(), '');
    }
  }

  for (const name of properties) {
    const attribute = attributeOf(name, '');
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: HTMLElement, value: string | number | boolean | null | undefined) {
        if (value === undefined || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
  customElements.define(WIDGET_ELEMENT, WidgetElement);
}
