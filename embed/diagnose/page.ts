import { screenAt } from '../../src/domain/addresses';
import { THIRD_PARTIES } from '../../src/domain/thirdParties';
import { shopHash } from '../../src/lib/history/shopHash';
import { canStore } from '../../src/lib/storage';
import { misspeltProperties, nearest } from '../misspelt';
import { unknownProperties } from '../unknownNames';
import { changedBuiltIns } from '../realm/changedBuiltIns';
import { openFrame } from '../realm/frame';
import { isNearView } from '../hostPage/nearView';
import type { MountedSession } from '../mountedSession';
import { watchTopOffset } from '../hostPage/topOffset';
import { finding, type DiagnosisFinding } from './finding';
import { missingTarget } from './tags';

/** Minimum usable width, px: less than that of the narrowest phone. */
const MIN_WIDTH = 280;

/** Elements that show nothing of their children, or let nobody press them. */
const NO_CONTAINERS =
  'audio, br, button, canvas, embed, hr, iframe, img, input, meter, noscript, object, progress, script, select, style, svg, svg *, template, textarea, video';

/** Elements that no one writes into a mount element, but that end up there where it is not closed. */
const SWALLOWED = ':scope > :is(script, style, link, header, nav, main, footer, form, iframe)';

export function targetFindings({ name: given, element, isReady }: MountedSession): DiagnosisFinding[] {
  if (element === undefined) return [missingTarget(given, document)];
  const { localName } = element;
  const name = given.startsWith('"') ? given : `<${tagOf(element)}>`;
  if (element.matches(NO_CONTAINERS)) {
    const text = `${name} ist ein <${localName}>; darin kann kein Shop stehen.`;
    return [finding('Ziel', 'error', text, 'Nehmen Sie ein <div>.')];
  }
  const { width, height } = element.getBoundingClientRect();
  const hidden = hiddenAround(element);
  const findings: DiagnosisFinding[] = [];
  if (hidden !== undefined) {
    findings.push(
      finding(
        'Ziel',
        'error',
        `${name} ist ausgeblendet (${hidden}).`,
        'Der Shop lädt erst, wenn das Element zu sehen ist.',
      ),
    );
  } else if (width < MIN_WIDTH) {
    findings.push(
      finding(
        'Ziel',
        'warning',
        `${name} ist nur ${Math.round(width)} px breit.`,
        'Geben Sie dem Element mehr Breite; der Shop richtet sich danach.',
      ),
    );
  } else {
    const clipped = clippingAround(element);
    findings.push(
      clipped === undefined
        ? finding('Ziel', 'ok', `${name}: ${Math.round(width)} × ${Math.round(height)} px.`)
        : finding(
            'Ziel',
            'error',
            `${name} wird abgeschnitten: ${clipped}.`,
            'Lassen Sie die Höhe frei, oder geben Sie dem Element overflow: auto.',
          ),
    );
  }
  const swallowed = new Set([...element.querySelectorAll(SWALLOWED)].map((each) => `<${each.localName}>`));
  if (swallowed.size > 0) {
    const text = `In ${name} stehen Teile der Seite (${[...swallowed].join(', ')}), die der Shop ersetzt.`;
    const remedy = `Schließen Sie das Element mit </${localName}>; „/>“ schließt es in HTML nicht.`;
    findings.push(finding('Ziel', 'warning', text, remedy));
  }
  // A hidden element has its finding already.
  if (!isReady && hidden === undefined) {
    const remedy = isNearView(element)
      ? 'Er lädt noch. Bleibt es dabei, steht der Grund unter „Plattform“, „Sicherheitsrichtlinie“ oder in der Konsole.'
      : 'Er lädt, sobald das Element in die Nähe des Fensters kommt.';
    findings.push(finding('Ziel', 'warning', `In ${name} steht der Shop noch nicht.`, remedy));
  }
  return findings;
}

/** Finding about an address of the page behind '#/' that the shop takes for its own. */
export function addressFindings({ config }: MountedSession): DiagnosisFinding[] {
  const path = shopHash(config?.hashPrefix).read(location.href);
  const pathname = path?.split('?')[0] ?? '/';
  if (screenAt(pathname) !== undefined) return [];
  return [
    finding(
      'Einbindung',
      'warning',
      `Die Adresse „${location.hash}“ gehört zu keiner Seite des Shops; er zeigt „Seite nicht gefunden“.`,
      'Arbeitet Ihre Seite selbst mit Adressen hinter „#/“, setzen Sie data-hash-prefix="shop".',
    ),
  ];
}

function hiddenAround(element: Element): string | undefined {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { display, visibility, overflow, opacity } = getComputedStyle(each);
    const name = tagOf(each);
    if (display === 'none') return `${name}: display none`;
    if (opacity === '0') return `${name}: opacity 0`;
    if (visibility === 'hidden' && each === element) return `${name}: visibility hidden`;
    if (each !== element && overflow === 'hidden' && each.clientHeight === 0)
      return `${name}: Höhe 0 und overflow hidden`;
  }
  return undefined;
}

const tagOf = ({ tagName, id }: Element) => `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`}`;

/** The element that hides the lower part of the shop, with its height. */
function clippingAround(element: Element): string | undefined {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    const isClipping = overflowY === 'hidden' || overflowY === 'clip';
    if (isClipping && each.scrollHeight > each.clientHeight + 1)
      return `${tagOf(each)} ist nur ${each.clientHeight} px hoch (overflow ${overflowY})`;
  }
  return undefined;
}

export function builtInFindings(): DiagnosisFinding[] {
  let frame: HTMLIFrameElement | undefined;
  const names = changedBuiltIns(window, () => (frame = openFrame(document)).contentWindow ?? {});
  frame?.remove();
  if (names.length === 0) return [finding('Eingebaute Funktionen', 'ok', 'Die Seite hat keine ersetzt.')];
  const text = `Die Seite hat welche ersetzt: ${[...names].slice(0, 12).join(', ')}.`;
  return [
    finding(
      'Eingebaute Funktionen',
      'warning',
      text,
      'Laden Sie das Skript nach diesen Bibliotheken, damit der Shop es bemerkt.',
    ),
  ];
}

export function headerFindings({ element, config }: MountedSession): DiagnosisFinding[] {
  if (element === undefined || config?.layout !== 'normal') return [];
  // A separate element, so that nothing is set on the shop.
  const offset = watchTopOffset(element, document.createElement('div'), config.offsetTop);
  const height = Math.round(offset.measure());
  offset.stop();
  if (config.offsetTop !== undefined)
    return [finding('Kopfzeile', 'ok', `data-offset-top sagt ${config.offsetTop} px.`)];
  if (height > 0) return [finding('Kopfzeile', 'ok', `Der Shop kommt ${height} px unter dem oberen Rand an.`)];
  return [
    finding(
      'Kopfzeile',
      'ok',
      'Gerade verdeckt keine mitlaufende Kopfzeile den oberen Rand. Erscheint eine erst beim Rollen und wird nicht erkannt, hilft data-offset-top.',
    ),
  ];
}

/** Finding about an overlay that the visitor has no way to open. */
export function openerFindings({ name, config }: MountedSession): DiagnosisFinding[] {
  if (config?.layout !== 'overlay' || config.start !== 'closed' || document.querySelector('[data-webshop-open]'))
    return [];
  const text = `${name} ist ein geschlossenes Overlay, und kein Element der Seite öffnet es.`;
  const remedy = 'Geben Sie einem Verweis data-webshop-open="/", oder rufen Sie open() am Griff.';
  return [finding('Einbindung', 'warning', text, remedy)];
}

/** Findings about custom properties that look like the shop's. */
export function propertyFindings({ element }: MountedSession): DiagnosisFinding[] {
  return misspeltProperties(element === undefined ? [] : unknownProperties(element)).map(({ attribute, message }) =>
    finding('Aussehen', 'warning', `${attribute}: ${message}`),
  );
}

/** Findings about names that `grantConsent` got. */
function serviceFindings(services: readonly string[]): DiagnosisFinding[] {
  const known = Object.keys(THIRD_PARTIES);
  return services
    .filter((service) => !known.includes(service))
    .map((service) => {
      const meant = nearest(service, known);
      const remedy = meant === undefined ? `Es gibt ${known.join(', ')}.` : `Gemeint ist wohl „${meant}“.`;
      return finding('Einwilligung', 'warning', `grantConsent kennt „${service}“ nicht.`, remedy);
    });
}

export function consentFindings({ config }: MountedSession, services: readonly string[]): DiagnosisFinding[] {
  if (config?.consent !== 'external') {
    return services.length === 0
      ? [finding('Einwilligung', 'ok', 'Der Shop fragt selbst, je Dienst und an Ort und Stelle.')]
      : [
          finding(
            'Einwilligung',
            'warning',
            `grantConsent wurde gerufen (${services.join(', ')}), gilt hier aber nicht.`,
            'Setzen Sie data-consent="external".',
          ),
        ];
  }
  const unknown = serviceFindings(services);
  if (unknown.length > 0) return unknown;
  return [
    services.length === 0
      ? finding(
          'Einwilligung',
          'warning',
          'Das Consent-Werkzeug der Seite hat noch nichts erlaubt.',
          'Rufen Sie WebshopWidget.grantConsent([…]), wenn zugestimmt wurde.',
        )
      : finding('Einwilligung', 'ok', `Erlaubt: ${services.join(', ')}.`),
  ];
}

export function storageFindings(): DiagnosisFinding[] {
  if (canStore()) return [finding('Speicher', 'ok', 'Merkliste, Entwürfe und Anmeldung können behalten werden.')];
  const remedy = 'Der Shop läuft, vergisst beim Neuladen aber Merkliste und Entwürfe.';
  return [finding('Speicher', 'warning', 'Der Browser lässt hier nichts speichern.', remedy)];
}
