import { button, element } from './elements';

interface Message {
  title: string;
  text: string;
  hint?: string;
  onRetry?: () => void;
  onReload?: () => void;
  onBack?: () => void;
}

export function createMessage({ title, text, hint, onRetry, onReload, onBack }: Message): HTMLElement {
  const message = element('div', 'webshop-message');
  message.setAttribute('role', 'alert');
  message.append(element('h2', 'webshop-message__title', title), element('p', 'webshop-message__text', text));
  if (onRetry) message.append(button('Erneut versuchen', 'webshop-button webshop-button--framed', onRetry));
  if (onReload) message.append(button('Seite neu laden', 'webshop-button webshop-button--framed', onReload));
  if (onBack) message.append(button('Zum Fahrzeugshop', 'webshop-button webshop-button--framed', onBack));
  if (hint !== undefined) message.append(element('p', 'webshop-message__hint', hint));
  return message;
}
