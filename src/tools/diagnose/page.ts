import { THIRD_PARTIES } from '../../domain/thirdParties';
import { shopHash } from '../../domain/shopHash';
import { canStore } from '../../lib/storage';
import { misspeltProperties, nearestName } from '../embedding/misspelt';
import { unknownProperties } from '../unknownNames';
import { changedBuiltIns } from '../../../embed/realm/changedBuiltIns';
import { openFrame } from '../../../embed/realm/frame';
import type { MountedSession } from './mountedSession';
import { isInFrame } from '../../../embed/page/scriptTag';
import { watchTopOffset } from '../../../embed/page/topOffset';
import { foreignRoute } from '../embedding/rules';
import { finding, type DiagnosisFinding } from '../embedding/finding';

/** An address of the page behind '#/' that the shop takes for its own. */
export function addressFindings({ config }: MountedSession): DiagnosisFinding[] {
  const path = shopHash(config?.hashPrefix).read(location.href) ?? '/';
  return foreignRoute(location.hash, path).map(({ text, remedy }) => finding('Einbindung', 'warning', text, remedy));
}

export function builtInFindings(): DiagnosisFinding[] {
  let frame: HTMLIFrameElement | undefined;
  const names = changedBuiltIns(window, () => (frame = openFrame(document)).contentWindow ?? {});
  frame?.remove();
  if (names.length === 0) return [finding('Eingebaute Funktionen', 'ok', 'Die Seite hat keine ersetzt.')];
  const text = `Die Seite hat welche ersetzt: ${[...names].slice(0, 12).join(', ')}.`;
  return [
    isInFrame
      ? finding(
          'Eingebaute Funktionen',
          'ok',
          `${text} Der Shop arbeitet mit eigenen; nur der Händlerbereich geht hier nicht.`,
        )
      : finding(
          'Eingebaute Funktionen',
          'warning',
          text,
          'Laden Sie das Skript nach diesen Bibliotheken, damit der Shop es bemerkt.',
        ),
  ];
}

export function headerFindings({ element, config }: MountedSession): DiagnosisFinding[] {
  if (element === undefined || config?.layout !== 'normal') return [];
  // Nothing is set on the shop.
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

/** An overlay that the visitor has no way to open. */
export function openerFindings({ name, config }: MountedSession): DiagnosisFinding[] {
  if (config?.layout !== 'overlay' || config.start !== 'closed' || document.querySelector('[data-webshop-open]'))
    return [];
  const text = `${name} ist ein geschlossenes Overlay, und kein Element der Seite öffnet es.`;
  const remedy = 'Geben Sie einem Verweis data-webshop-open="/", oder rufen Sie open() am Griff.';
  return [finding('Einbindung', 'warning', text, remedy)];
}

/** A quick search that leads to its own page, where no shop is. */
export function searchFindings({ name, config }: MountedSession, all: readonly MountedSession[]): DiagnosisFinding[] {
  if (config?.mode !== 'search' || all.some((session) => session.config?.mode === 'shop')) return [];
  const { origin, pathname } = new URL(config.clientUrl ?? location.href, location.href);
  if (origin !== location.origin || pathname !== location.pathname) return [];
  const text = `${name} ist eine Schnellsuche, die auf ihre eigene Seite führt, und auf ihr steht kein Shop.`;
  return [finding('Einbindung', 'error', text, 'Geben Sie data-client-url die Adresse der Seite mit dem Shop.')];
}

export function propertyFindings({ element }: MountedSession): DiagnosisFinding[] {
  return misspeltProperties(element === undefined ? [] : unknownProperties(element)).map(({ attribute, message }) =>
    finding('Aussehen', 'warning', `${attribute}: ${message}`),
  );
}

function serviceFindings(services: readonly string[]): DiagnosisFinding[] {
  const thirdParties = Object.keys(THIRD_PARTIES);
  return services
    .filter((service) => !thirdParties.includes(service))
    .map((service) => {
      const meant = nearestName(service, thirdParties);
      const remedy = meant === undefined ? `Es gibt ${thirdParties.join(', ')}.` : `Gemeint ist wohl „${meant}“.`;
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

/** Only a sandbox without an origin can be seen in every browser. */
/** A page of a disk has no origin either, nor has one in a frame of it. */
function isOfDisk(): boolean {
  try {
    return window.parent.location.protocol === 'file:';
  } catch {
    return false;
  }
}

export function sandboxFindings(): DiagnosisFinding[] {
  if (window.origin !== 'null' || isOfDisk()) return [];
  const text = 'Die Seite steht in einem Rahmen mit „sandbox“, der ihr vieles verbietet.';
  const remedy =
    'Ergänzen Sie allow-same-origin (Speicher, Anmeldung), allow-forms, allow-popups (PayPal, Verweise in neuen Tabs), allow-downloads (Dateien) und allow-modals (Drucken).';
  return [finding('Einbindung', 'warning', text, remedy)];
}

export function storageFindings(): DiagnosisFinding[] {
  if (canStore()) return [finding('Speicher', 'ok', 'Merkliste, Entwürfe und Anmeldung können behalten werden.')];
  const remedy = 'Der Shop läuft, vergisst beim Neuladen aber Merkliste und Entwürfe.';
  return [finding('Speicher', 'warning', 'Der Browser lässt hier nichts speichern.', remedy)];
}
