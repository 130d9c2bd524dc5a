import type { Handle, mount } from './mount';
import { attributeOf, OPTION_NAMES, WIDGET_ELEMENT } from '../../src/domain/integration/mountOptions';
import { readAttributes } from './options';
import { warnAboutUnknown } from '../load/dealerMessages';

/**
 * `<webshop-widget>`: options as attributes and, for frameworks, properties. A changed option mounts again; a move within the page keeps the
 * shop.
 */
export function defineWidgetElement(mountShop: typeof mount): void {
  if (customElements.get(WIDGET_ELEMENT)) return;
  // Every element has `offsetTop`.
  const properties = OPTION_NAMES.filter((name) => !(name in HTMLElement.prototype));

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = OPTION_NAMES.map((name) => attributeOf(name, ''));
    #handle: Handle | undefined;
    #isChanged = false;
    #isScheduled = false;

    /** Mounts the shop if due; `undefined` outside the page. */
    get handle(): Handle | undefined {
      this.#update();
      return this.#handle;
    }

    connectedCallback() {
      // Set before the definition, they would hide the accessors below.
      for (const name of properties.filter((option) => Object.hasOwn(this, option))) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#schedule();
    }

    disconnectedCallback() {
      this.#schedule();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before === after) return;
      this.#isChanged = true;
      this.#schedule();
    }

    /** Once per task: frameworks set attributes one by one, and move an element by removing it. */
    #schedule() {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        this.#update();
      });
    }

    #update() {
      if (!this.isConnected || this.#isChanged) {
        this.#handle?.unmount();
        this.#handle = undefined;
      }
      this.#isChanged = false;
      if (!this.isConnected || this.#handle) return;
      this.#handle = mountShop(this, readAttributes(this, ''));
      warnAboutUnknown(this.getAttributeNames(), '');
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
