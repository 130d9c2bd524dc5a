import * as z from 'zod/mini';
import { SAME_WIRE, SCHEMAS, type WireMeaning, type NamedSchema } from '../../src/tools/open-api/wireFields.ts';
import { wireKinds, type WireKind } from '../../src/lib/schema.ts';

/** JSON Schema of what the schemas of the shop read and send. */

export type Json = Record<string, unknown>;

type Schema = z.core.$ZodType;

const NAMES: ReadonlyMap<Schema, string> = new Map([
  ...SAME_WIRE,
  ...Object.entries(SCHEMAS).map(([name, { schema }]): [Schema, string] => [schema, name]),
]);

const KINDS = {
  text: { type: 'string' },
  html: { type: 'string' },
  number: { type: 'number' },
  amount: { type: 'number' },
  boolean: { type: 'boolean' },
  address: { type: 'string', format: 'uri-reference' },
  date: { type: 'string' },
  anything: {},
} satisfies Partial<Record<WireKind['accepts'], Json>>;

function schemaOfKind({ accepts, of, table }: WireKind): Json {
  if (accepts === 'list') return { type: 'array', items: of ? jsonSchemaOf(of()) : {} };
  if (accepts === 'object') return of ? jsonSchemaOf(of()) : { type: 'object' };
  if (accepts !== 'choice') return { ...KINDS[accepts] };
  const spellings = Object.values(table ?? {}).map(({ wire }) => wire);
  const values = [...new Set(spellings.flat())];
  const same = spellings.filter(({ length }) => length > 1).map((each) => each.join(' = '));
  const types = [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : 'string')))];
  return {
    type: types.length === 1 ? types[0] : types,
    enum: values,
    ...(same.length > 0 && { description: `${same.join('; ')}.` }),
  };
}

const isRequired = (schema: Schema) => !z.safeParse(schema as z.ZodMiniType, undefined).success;

/** What a schema says of itself, as zod writes it; a format needs no pattern beside it. */
function plainSchemaOf(schema: Schema): Json {
  const { $schema: _, pattern, ...plain }: Json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return pattern === undefined || plain.format !== undefined ? plain : { ...plain, pattern };
}

function described(schema: Json, meaning: WireMeaning | undefined): Json {
  const { is, format } =
    typeof meaning === 'string' ? { is: meaning } : { is: undefined, format: undefined, ...meaning };
  const description = [is, schema.description].filter(Boolean).join(' ');
  return { ...schema, ...(format && { format }), ...(description !== '' && { description }) };
}

function objectOf(schema: Schema, fields: NamedSchema['fields'] = {}): Json {
  const { shape, catchall } = schema._zod.def as unknown as { shape: Record<string, Schema>; catchall?: Schema };
  const names = Object.keys(shape);
  const required = names.filter((name) => isRequired(shape[name] ?? z.unknown()));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(shape).map(([name, each]) => [name, described(jsonSchemaOf(each), fields[name])]),
    ),
    ...(required.length > 0 && { required }),
    ...(catchall?._zod.def.type === 'never' && { additionalProperties: false }),
  };
}

/** Written anew at each place, so that no field has the words of another. */
export function jsonSchemaOf(schema: Schema, fields?: NamedSchema['fields']): Json {
  const name = fields === undefined ? NAMES.get(schema) : undefined;
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const kind = wireKinds.get(schema);
  if (kind !== undefined) return schemaOfKind(kind);
  const { type } = schema._zod.def;
  const inner = schema._zod.def as { in?: Schema; innerType?: Schema; element?: Schema; valueType?: Schema };
  if (type === 'object') return objectOf(schema, fields);
  if (inner.in) return jsonSchemaOf(inner.in, fields);
  if (type === 'nullable' && inner.innerType) return nullable(jsonSchemaOf(inner.innerType, fields));
  if (inner.innerType) return jsonSchemaOf(inner.innerType, fields);
  if (inner.element) return { ...plainSchemaOf(schema), items: jsonSchemaOf(inner.element) };
  if (inner.valueType) return { type: 'object', additionalProperties: jsonSchemaOf(inner.valueType) };
  const plain = plainSchemaOf(schema);
  return Object.keys(plain).length > 0 || type === 'unknown' ? plain : { type: 'object' };
}

function nullable(schema: Json): Json {
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

/** `#/components/schemas` */
export const componentSchemas = (): Record<string, Json> =>
  Object.fromEntries(Object.entries(SCHEMAS).map(([name, { schema, fields }]) => [name, jsonSchemaOf(schema, fields)]));

/** An example without what its schema does not list, as the shop drops it. */
export function listedOnly(value: unknown, schema: Json, components: Readonly<Record<string, Json>>): unknown {
  const { $ref, items, properties, additionalProperties } = schema as {
    $ref?: string;
    items?: Json;
    properties?: Readonly<Record<string, Json>>;
    additionalProperties?: Json;
  };
  const target = $ref === undefined ? undefined : components[$ref.replace('#/components/schemas/', '')];
  if (target) return listedOnly(value, target, components);
  if (Array.isArray(value)) return items ? value.map((each) => listedOnly(each, items, components)) : value;
  if (typeof value !== 'object' || value === null || (!properties && !additionalProperties)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const at = properties?.[name] ?? additionalProperties;
    return at ? [[name, listedOnly(each, at, components)]] : [];
  });
  return Object.fromEntries(entries);
}
