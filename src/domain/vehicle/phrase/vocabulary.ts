import { toJson } from '../../../lib/json';
import { carTypes, type CarType } from '../enums/carType';
import { baseColours } from '../enums/colour';
import { driveTypeLabel } from '../enums/freeText';
import { OPEN_LISTS, type FacetOption, type Facets } from '../search/facets';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { interiorMaterials } from '../enums/interiorMaterial';
import type { CarQuery } from '../search/query';
import { usedConditions } from '../enums/usedCondition';
import { compact, isNearly, soundOf, stem, wordsOf } from './folding';
import { FILLERS, FLAG_WORDS, LIST_WORDS, MAKE_WORDS, NO_PLACE, ORDER_WORDS, TYPE_WORDS, VAGUE_WORDS } from './words';

/** One thing that words can ask for. */
export interface Meaning {
  query: CarQuery;
  /** Types of vehicle that have it; absent: all. */
  types?: readonly CarType[] | undefined;
}

/** What the dealer has: facets of the whole stock by type, and the labels of equipment by id. */
interface PhraseStock {
  stock: ReadonlyMap<CarType, Facets>;
  equipment: ReadonlyMap<string, string>;
}

export interface Vocabulary {
  /** @param isTyped whether a slip of the finger is forgiven */
  find: (words: string, isTyped?: boolean) => readonly Meaning[] | undefined;
  /** Colours inside, which are said together with 'innen' or 'Leder' only. */
  findInside: (words: string) => readonly Meaning[] | undefined;
  /** 'kein Diesel': every other value of the same list. Undefined where no list is meant, or an open one. */
  othersThan: (meanings: readonly Meaning[]) => readonly Meaning[] | undefined;
  isFiller: (words: string) => boolean;
  /** Says something, but nothing that can be searched for: 'sportlich'. */
  isVague: (words: string) => boolean;
}

type ListName = keyof typeof LIST_WORDS | 'interiorBaseColorTypes' | 'qualitySeals' | 'marketingCampaigns';

/** The name under which LIST_WORDS has an option of the platform. Free strings go by their own key. */
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

/** As `compact`, with what it has answered: the types of vehicle share most of their equipment, colours and fuels. */
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

class Dictionary {
  readonly entries = new Map<string, Meaning[]>();
  readonly stems = new Map<string, string>();
  private readonly sounds = new Map<string, string>();

  readonly keyOf: KeyOf;

  constructor(keyOf: KeyOf) {
    this.keyOf = keyOf;
  }

  add(words: string, query: CarQuery, type: CarType | undefined): void {
    const key = this.keyOf(words);
    if (key === '') return;
    const meanings = this.entries.get(key) ?? [];
    const written = toJson(query);
    const known = meanings.find((one) => toJson(one.query) === written);
    const types = type && [...(known?.types ?? []), type];
    this.entries.set(key, [...meanings.filter((one) => one !== known), { query, types }]);
    if (!this.stems.has(stem(key))) this.stems.set(stem(key), key);
  }

  find(words: string): readonly Meaning[] | undefined {
    const { entries, stems } = this;
    const bare = stem(words);
    return entries.get(words) ?? entries.get(bare) ?? entries.get(stems.get(bare) ?? '');
  }

  findNearly(words: string): readonly Meaning[] | undefined {
    const sound = soundOf(words);
    const keys = [...this.entries.keys()];
    const alike = words.length < 4 || /\d/.test(words) ? undefined : keys.find((key) => this.soundOf(key) === sound);
    const near = alike ?? keys.find((key) => isNearly(words, key));
    return near === undefined ? undefined : this.entries.get(near);
  }

  private soundOf(key: string): string {
    const sound = this.sounds.get(key) ?? soundOf(key);
    this.sounds.set(key, sound);
    return sound;
  }
}

/** Everything that this dealer's visitors can name, in the words of the platform and in those of the table. */
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
    addPlaces(outside, facets.vehicleDealerLocationIds, type);
  }
  for (const [name, words] of Object.entries(FLAG_WORDS))
    for (const word of listed(words)) outside.add(word, { [name]: true }, undefined);
  for (const { orderBy, words } of ORDER_WORDS)
    for (const word of listed(words)) outside.add(word, { orderBy }, undefined);
  return {
    find: (words, isTyped = false) => outside.find(words) ?? (isTyped ? outside.findNearly(words) : undefined),
    findInside: (words) => inside.find(words),
    othersThan: (meanings) => othersThan(meanings, stock),
    isFiller: (words) => fillers.has(words) || fillers.has(stem(words)),
    isVague: (words) => vague.has(words) || vague.has(stem(words)),
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

/** Key and label of an option, and what people call it. */
function namesOf(
  name: ListName,
  { key, label }: FacetOption,
  equipment: ReadonlyMap<string, string>,
  keyOf: KeyOf,
): string[] {
  const shown = name === 'equipmentIds' ? equipment.get(key) : label;
  // Equipment that the tenant hides has no label.
  if (shown === undefined) return [];
  const known = NAME_OF[name];
  const words: Readonly<Record<string, string>> = WORDS_OF[name] ?? {};
  const own = known?.(key) ?? key;
  const found = Object.entries(words).find(([one]) => keyOf(one) === keyOf(own) || keyOf(one) === keyOf(shown));
  // 'SUV / Geländewagen', 'Antiblockiersystem (ABS)': each half is a name; of a fuel, 'Benzin' in 'Hybrid (Benzin/Elektro)' is none.
  const halves = known === undefined ? shown.split(/[/()]/) : [];
  return [key, shown, ...halves, ...listed(found?.[1])];
}

/** Makes and models; also a model's beginning where only one of the make has it ('Passat' of 'Passat Variant'). */
function addMakes(dictionary: Dictionary, { manufacturers }: Facets, type: CarType): void {
  const { keyOf } = dictionary;
  for (const { key: manufacturer, label, models } of manufacturers) {
    const names = models.map((model) => spaced(model.label));
    const [first = ''] = wordsOf(label);
    const short = first !== '' && first.folded.length >= 5 ? [first.folded] : [];
    const nicknames = Object.keys(MAKE_WORDS).filter((word) => MAKE_WORDS[word] === keyOf(label));
    const makes = [label, manufacturer, ...short, ...nicknames];
    for (const make of makes) dictionary.add(make, { manufacturer }, type);
    for (const { key: model, label: name } of models) {
      const beginnings = wordsOf(name).map((_, at, all) =>
        all
          .slice(0, at + 1)
          .map(({ folded }) => folded)
          .join(' '),
      );
      for (const beginning of beginnings) {
        const isWhole = keyOf(beginning) === keyOf(name);
        const isTelling = /[a-z]{3}|[a-z]\d/.test(keyOf(beginning));
        const sharing = names.filter((other) => `${other} `.startsWith(`${beginning} `)).length;
        if (!isWhole && (!isTelling || sharing > 1)) continue;
        for (const make of ['', ...makes]) dictionary.add(`${make} ${beginning}`, { manufacturer, model }, type);
      }
    }
  }
}

const spaced = (text: string) =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** 'Autohaus Bergmann Landau': what only this location has in its name is what people call it. */
function addPlaces(dictionary: Dictionary, places: readonly FacetOption[], type: CarType): void {
  for (const { key, label } of places) {
    for (const { folded } of wordsOf(label)) {
      const isOwn = places.every((other) => other.key === key || !spaced(other.label).split(' ').includes(folded));
      if (isOwn && folded.length >= 3 && !NO_PLACE.test(folded))
        dictionary.add(folded, { vehicleDealerLocationIds: [key] }, type);
    }
    dictionary.add(label, { vehicleDealerLocationIds: [key] }, type);
  }
}
