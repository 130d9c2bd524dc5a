import { attributeOf, type TagRule } from './rule';

/** Allowed values of attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'data-layout': ['normal', 'overlay'],
  'data-start': ['open', 'closed'],
  'data-mode': ['shop', 'search'],
  'data-consent': ['ask', 'external'],
  'data-manage-head': ['true', 'false'],
};

export const namesDealer: TagRule = (tag, { expected: { adminId } }) => {
  const id = attributeOf(tag, 'data-admin-id');
  if (id === '')
    return [{ level: 'error', text: 'data-admin-id fehlt.', remedy: `Ergänzen Sie data-admin-id="${adminId}".` }];
  if (id.toLowerCase() === adminId.toLowerCase()) return [];
  return [
    {
      level: 'error',
      text: `data-admin-id ist „${id}“, die Händlerkennung dieses Shops ist eine andere.`,
      remedy: `Richtig: ${adminId}`,
    },
  ];
};

const withoutSlashes = (address: string) => address.replace(/\/+$/, '');

export const asksForKnownPlatform: TagRule = (tag, { expected: { apiUrl } }) => {
  const api = withoutSlashes(attributeOf(tag, 'data-api-url'));
  if (api === '' || api === withoutSlashes(apiUrl)) return [];
  return [
    {
      level: 'warning',
      text: `data-api-url ist „${api}“, dieser Shop arbeitet mit ${apiUrl}.`,
      remedy: 'Übernehmen Sie die Adresse aus dem Code oben.',
    },
  ];
};

export const hasKnownValues: TagRule = (tag) =>
  Object.entries(ALLOWED).flatMap(([name, allowed]) => {
    const value = attributeOf(tag, name);
    if (value === '' || allowed.includes(value)) return [];
    return [{ level: 'warning', text: `${name}="${value}" gibt es nicht.`, remedy: `Erlaubt: ${allowed.join(', ')}.` }];
  });

export const namesTargetInHead: TagRule = (tag) => {
  const hasPlace = attributeOf(tag, 'data-target') !== '' || attributeOf(tag, 'data-layout') === 'overlay';
  if (!tag.isInHead || hasPlace) return [];
  return [
    {
      level: 'error',
      text: 'Das Skript steht im <head> und nennt kein Ziel.',
      remedy: 'Ergänzen Sie data-target, oder stellen Sie das Skript in den <body>.',
    },
  ];
};
