const TITLES = {
  auth: 'Sign-up and login',
  users: 'Account and profile',
  workouts: 'Library, plans and workouts',
  favorites: 'Favorites',
  trends: 'Trends',
  nutrition: 'Goals',
  meals: 'Meals',
  foods: 'Foods',
  weights: 'Weight',
  today: 'Today',
  tokens: 'Personal tokens',
  webhooks: 'Webhooks',
  'webhook-deliveries': 'Webhook deliveries',
  report: 'Reports',
  admin: 'Administration',
  health: 'Health',
};

/** A schema with what it points at in its place. */
function resolved(schema, document) {
  if (!schema?.$ref) return schema ?? {};
  const found = schema.$ref
    .split('/')
    .slice(1)
    .reduce((at, key) => at?.[key], document);
  return resolved(found, document);
}

const variants = (schema) => schema.anyOf ?? schema.oneOf;

function typeOf(given, document) {
  const schema = resolved(given, document);
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (variants(schema))
    return [...new Set(variants(schema).map((one) => typeOf(one, document)))].join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items, document)}`;
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return schema.type ?? 'any';
}

const BOUNDS = {
  minimum: (value) => `at least ${value}`,
  exclusiveMinimum: (value) => `greater than ${value}`,
  maximum: (value) => `at most ${value}`,
  minLength: (value) => (value === 1 ? 'not empty' : `at least ${value} characters`),
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value} items`,
  maxItems: (value) => `at most ${value} items`,
  format: (value) => value,
  description: (value) => value,
};

function limitsOf(given, document) {
  const schema = resolved(given, document);
  const parts = variants(schema) ?? [];
  const own = Object.entries(BOUNDS).flatMap(([key, say]) => {
    const value = schema[key];
    const isLimit = value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
    return isLimit ? [say(value)] : [];
  });
  return [...new Set([...own, ...parts.flatMap((part) => limitsOf(part, document))])];
}

/** The fields of an object, those of objects within it after their own. */
function fieldsOf(given, document, prefix = '', depth = 0) {
  const schema = resolved(given, document);
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = resolved(property, document);
    const inner = resolved(field.items ?? field, document);
    const row = {
      name: prefix + name,
      type: typeOf(field, document),
      needed: required.includes(name),
      notes: limitsOf(field, document).join(', '),
    };
    const below =
      depth < 2 ? fieldsOf(inner, document, `${row.name}${field.items ? '[]' : ''}.`, depth + 1) : [];
    return [row, ...below];
  });
}

const escaped = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells) => `| ${cells.map(escaped).join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function parametersOf({ parameters = [] }, document) {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, schema, description }) => [
    `\`${name}\``,
    place,
    typeOf(schema, document),
    required ? 'yes' : '',
    [...new Set([...limitsOf(schema, document), ...(description ? [description] : [])])].join(', '),
  ]);
  return [table(['parameter', 'in', 'type', 'required', 'notes'], rows)];
}

const JSON_BODY = 'application/json';

function bodyOf({ requestBody }, document) {
  const fields = fieldsOf(requestBody?.content?.[JSON_BODY]?.schema, document);
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, type, needed, notes }) => [
    `\`${name}\``,
    type,
    needed ? 'yes' : '',
    notes,
  ]);
  return [`Body:\n\n${table(['field', 'type', 'required', 'notes'], rows)}`];
}

function answersOf({ responses }, document) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => {
      const schema = resolved(content?.[JSON_BODY]?.schema, document);
      const list = schema.type === 'array';
      const fields = fieldsOf(list ? schema.items : schema, document);
      const what = list ? typeOf(schema, document) : fields.length > 0 ? 'object' : typeOf(schema, document);
      const names = fields.map(({ name, type }) => `\`${name}\` ${type}`);
      return `Returns ${status}: ${what}${names.length > 0 ? ` with ${names.join('; ')}` : ''}.`;
    });
}

function operation(path, method, described, document) {
  const parts = [
    `### ${method.toUpperCase()} ${path}`,
    `${described.summary}. ${described.description}`,
    ...parametersOf(described, document),
    ...bodyOf(described, document),
    ...answersOf(described, document),
  ];
  return parts.join('\n\n');
}

/** The API document as a text to read: every endpoint, by what it is about. */
export function apiReference(document) {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method,
      described,
      tag: described.tags[0],
    })),
  );
  const tags = [...new Set([...Object.keys(TITLES), ...all.map(({ tag }) => tag)])];
  const sections = tags.map((tag) => {
    const own = all.filter((one) => one.tag === tag);
    const texts = own.map(({ path, method, described }) => operation(path, method, described, document));
    return [`## ${TITLES[tag] ?? tag}`, ...texts].join('\n\n');
  });
  return `${sections.join('\n\n')}\n`;
}
