import { carTypes, type CarType } from '../../enums/carType';
import { baseColours } from '../../enums/colour';
import { driveTypeLabel } from '../../enums/freeText';
import { OPEN_LISTS, type FacetOption, type Facets } from '../search/facets';
import { fuelTypes } from '../../enums/fuelType';
import { gearboxTypes } from '../../enums/gearboxType';
import { interiorMaterials } from '../../enums/interiorMaterial';
import type { CarQuery } from '../search/query';
import { usedConditions } from '../../enums/usedCondition';
import { MAKE_NAMES, makeKey } from '../make';
import { compact, isNearly, phoneticKey, stem, wordsOf } from './normalisation';
import {
  COMMON_LOCATION_WORD,
  FILLERS,
  FLAG_WORDS,
  LIST_WORDS,
  MAKES,
  ORDER_WORDS,
  TYPE_WORDS,
  VAGUE_BEGINNING,
  VAGUE_WORDS,
} from './words';

export interface Meaning {
  query: CarQuery;
  types?: readonly CarType[] | undefined;
}

/** Of the whole stock; equipment labels by id. */
interface PhraseStock {
  stock: ReadonlyMap<CarType, Facets>;
  equipment: ReadonlyMap<string, string>;
}

export interface Vocabulary {
  /** @param isTyped accept typing errors */
  find: (words: string, isTyped?: boolean) => readonly Meaning[] | undefined;
  findInside: (words: string) => readonly Meaning[] | undefined;
  /** Undefined without a list, or for an open one. */
  othersThan: (meanings: readonly Meaning[]) => readonly Meaning[] | undefined;
  isFiller: (words: string) => boolean;
  /** Wish without a filter: 'sportlich'. */
  isVague: (words: string) => boolean;
  isEveryday: (word: string) => boolean;
  isMake: (word: string) => boolean;
}

type ListName = keyof typeof LIST_WORDS | 'interiorBaseColorTypes' | 'qualitySeals' | 'marketingCampaigns';

/** Name in LIST_WORDS by wire key; free strings by their own key. */
const NAME_OF: Partial<Record<ListName, (key: string) => string | undefined>> = {
  fuelTypes: fuelTypes.parse,
  gearBoxTypes: gearboxTypes.parse,
  usedConditionTypes: usedConditions.parse,
  interiorTypes: interiorMaterials.parse,
  varnishBaseColorTypes: baseColours.parse,
  interiorBaseColorTypes: baseColours.parse,
  driveTypes: driveTypeLabel,
};
const WORDS_OF: Partial<Record<ListName, Readonly<Record<string, string>>>> = {
  ...LIST_WORDS,
  interiorBaseColorTypes: LIST_WORDS.varnishBaseColorTypes,
};
const LISTS = [
  'fuelTypes',
  'driveTypes',
  'gearBoxTypes',
  'usedConditionTypes',
  'interiorTypes',
  'varnishBaseColorTypes',
  'vehicleSubTypes',
  'equipmentIds',
  'qualitySeals',
  'marketingCampaigns',
] as const;

type KeyOf = (words: string) => string;

/** Types share most words. */
function cachedKeyOf(): KeyOf {
  const keys = new Map<string, string>();
  return (words) => {
    const key = keys.get(words) ?? compact(words);
    keys.set(words, key);
    return key;
  };
}

const listed = (words: string | undefined): string[] => (words ?? '').split(',').map((word) => word.trim());
const fillers: ReadonlySet<string> = new Set(listed(FILLERS).map(compact));
const vague: ReadonlySet<string> = new Set(listed(VAGUE_WORDS).map(compact));

const makes: ReadonlySet<string> = new Set([...listed(MAKES), ...Object.entries(MAKE_NAMES).flat()]);
const everyday: ReadonlySet<string> = new Set(
  [LIST_WORDS, { TYPE_WORDS, FLAG_WORDS }].flatMap((lists) =>
    Object.values<Readonly<Record<string, string>>>(lists).flatMap((words) => Object.values(words).flatMap(listed)),
  ),
);

/** A platform may name everything alike. */
const MAX_MEANINGS = 40;

class Dictionary {
  readonly entries = new Map<string, Meaning[]>();
  readonly stems = new Map<string, string>();
  private readonly phoneticKeys = new Map<string, string>();

  readonly keyOf: KeyOf;

  constructor(keyOf: KeyOf) {
    this.keyOf = keyOf;
  }

  add(words: string, query: CarQuery, type: CarType | undefined): void {
    const key = this.keyOf(words);
    if (key === '') return;
    const meanings = this.entries.get(key) ?? [];
    if (meanings.length >= MAX_MEANINGS) return;
    const written = JSON.stringify(query);
    const meaning = meanings.find((one) => JSON.stringify(one.query) === written);
    const types = type && [...(meaning?.types ?? []), type];
    this.entries.set(key, [...meanings.filter((one) => one !== meaning), { query, types }]);
    if (!this.stems.has(stem(key))) this.stems.set(stem(key), key);
  }

  find(words: string): readonly Meaning[] | undefined {
    const { entries, stems } = this;
    const bare = stem(words);
    const meanings = entries.get(words) ?? entries.get(bare);
    // The word of a filter that the stock does not have is no other word: 'LED', not 'Leder'.
    return meanings ?? (everyday.has(words) ? undefined : entries.get(stems.get(bare) ?? ''));
  }

  findNearly(words: string): readonly Meaning[] | undefined {
    const phonetic = phoneticKey(words);
    const keys = [...this.entries.keys()];
    const alike =
      words.length < 4 || /\d/.test(words) ? undefined : keys.find((key) => this.phoneticKeyOf(key) === phonetic);
    const near = alike ?? keys.find((key) => isNearly(words, key));
    return near === undefined ? undefined : this.entries.get(near);
  }

  private phoneticKeyOf(key: string): string {
    const phonetic = this.phoneticKeys.get(key) ?? phoneticKey(key);
    this.phoneticKeys.set(key, phonetic);
    return phonetic;
  }
}

/** With everyday words of `words.ts`. */
export function vocabularyOf({ stock, equipment }: PhraseStock): Vocabulary {
  const keyOf = cachedKeyOf();
  const outside = new Dictionary(keyOf);
  const inside = new Dictionary(keyOf);
  for (const [type, facets] of stock) {
    for (const word of [carTypes.label(type), ...listed(TYPE_WORDS[type])]) outside.add(word, { carType: type }, type);
    addMakes(outside, facets, type);
    for (const name of LISTS) {
      for (const option of facets[name])
        for (const word of namesOf(name, option, equipment, keyOf)) outside.add(word, { [name]: [option.key] }, type);
    }
    for (const option of facets.interiorBaseColorTypes) {
      for (const word of namesOf('interiorBaseColorTypes', option, equipment, keyOf))
        inside.add(word, { interiorBaseColorTypes: [option.key] }, type);
    }
    addLocations(outside, facets.vehicleDealerLocationIds, type);
  }
  for (const [name, words] of Object.entries(FLAG_WORDS))
    for (const word of listed(words)) outside.add(word, { [name]: true }, undefined);
  for (const { orderBy, words } of ORDER_WORDS)
    for (const word of listed(words)) outside.add(word, { orderBy }, undefined);
  return {
    find: (words, isTyped = false) =>
      outside.find(words) ?? (isTyped && !everyday.has(words) ? outside.findNearly(words) : undefined),
    findInside: (words) => inside.find(words),
    othersThan: (meanings) => othersThan(meanings, stock),
    isFiller: (words) => fillers.has(words) || fillers.has(stem(words)),
    isVague: (words) => vague.has(words) || vague.has(stem(words)) || VAGUE_BEGINNING.test(words),
    isMake: (word) => makes.has(word),
    isEveryday: (word) => everyday.has(word) || everyday.has(stem(word)),
  };
}

function othersThan(meanings: readonly Meaning[], stock: PhraseStock['stock']): readonly Meaning[] | undefined {
  const name = LISTS.find((list) => !OPEN_LISTS.has(list) && meanings.some(({ query }) => query[list] !== undefined));
  if (name === undefined) return undefined;
  const excluded = new Set(meanings.flatMap(({ query }) => query[name] ?? []));
  return [...stock].flatMap(([type, facets]) => {
    const others = facets[name].flatMap(({ key }) => (excluded.has(key) ? [] : [key]));
    return others.length > 0 ? [{ query: { [name]: others }, types: [type] }] : [];
  });
}

function namesOf(
  name: ListName,
  { key, label }: FacetOption,
  equipment: ReadonlyMap<string, string>,
  keyOf: KeyOf,
): string[] {
  const optionLabel = name === 'equipmentIds' ? equipment.get(key) : label;
  // Equipment hidden by the tenant.
  if (optionLabel === undefined) return [];
  const nameOf = NAME_OF[name];
  const words: Readonly<Record<string, string>> = WORDS_OF[name] ?? {};
  const optionName = nameOf?.(key) ?? key;
  const entry = Object.entries(words).find(
    ([one]) => keyOf(one) === keyOf(optionName) || keyOf(one) === keyOf(optionLabel),
  );
  // Halves of 'SUV / Geländewagen' and 'Antiblockiersystem (ABS)' are names, 'Benzin' of 'Hybrid (Benzin/Elektro)' is not.
  const halves = nameOf === undefined ? optionLabel.split(/[/()]/) : [];
  return [key, optionLabel, ...halves, ...listed(entry?.[1])];
}

/**
 * Also a model's first words if unique within the make ('Passat' of 'Passat Variant'). Of a make with two names in stock a word means the
 * one with more vehicles: a query has one.
 */
function addMakes(dictionary: Dictionary, { manufacturers }: Facets, type: CarType): void {
  const { keyOf } = dictionary;
  const owners = new Map<string, string>();
  for (const { key: manufacturer, label, models } of manufacturers.toSorted((one, other) => other.count - one.count)) {
    const name = makeKey(label);
    const add = (word: string, query: CarQuery) => {
      const key = name + keyOf(word);
      if (!owners.has(key)) owners.set(key, manufacturer);
      if (owners.get(key) === manufacturer) dictionary.add(word, query, type);
    };
    const sharing = new Map<string, number>();
    for (const { label: model } of models)
      for (const beginning of beginningsOf(model)) sharing.set(beginning, (sharing.get(beginning) ?? 0) + 1);
    const [first = ''] = wordsOf(label);
    const short = first !== '' && first.folded.length >= 5 ? [first.folded] : [];
    const others = Object.keys(MAKE_NAMES).filter((word) => MAKE_NAMES[word] === name);
    const makes = [label, manufacturer, ...short, name, ...others];
    for (const make of makes) add(make, { manufacturer });
    for (const { key: model, label: modelName } of models) {
      for (const beginning of beginningsOf(modelName)) {
        const isWhole = keyOf(beginning) === keyOf(modelName);
        const isDistinctive = /[a-z]{3}|[a-z]\d/.test(keyOf(beginning));
        if (!isWhole && (!isDistinctive || (sharing.get(beginning) ?? 0) > 1)) continue;
        for (const make of ['', ...makes]) add(`${make} ${beginning}`, { manufacturer, model });
      }
    }
  }
}

const MAX_BEGINNING = 6;

const beginningsOf = (name: string): string[] =>
  wordsOf(name)
    .slice(0, MAX_BEGINNING)
    .map((_, at, all) =>
      all
        .slice(0, at + 1)
        .map(({ folded }) => folded)
        .join(' '),
    );

/** Adds them by label, and by words that no other location has ('Landau' of 'Autohaus Bergmann Landau'). */
function addLocations(dictionary: Dictionary, locations: readonly FacetOption[], type: CarType): void {
  const wordsIn = (label: string) => new Set(wordsOf(label).map(({ folded }) => folded));
  const counts = new Map<string, number>();
  for (const { label } of locations) for (const word of wordsIn(label)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { key, label } of locations) {
    for (const folded of wordsIn(label)) {
      if (counts.get(folded) === 1 && folded.length >= 3 && !COMMON_LOCATION_WORD.test(folded))
        dictionary.add(folded, { vehicleDealerLocationIds: [key] }, type);
    }
    dictionary.add(label, { vehicleDealerLocationIds: [key] }, type);
  }
}
