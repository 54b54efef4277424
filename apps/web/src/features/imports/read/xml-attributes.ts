const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const LAST_CODE_POINT = 0x10ffff;
const unescapeXml = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) =>
      Number(code) <= LAST_CODE_POINT ? String.fromCodePoint(Number(code)) : '',
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);

export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  // From the start of a name only: a long one would be tried from each of its characters.
  for (const [, name = '', value = ''] of tag.matchAll(/(?<![\w:])([\w:]+)="([^"]*)"/g))
    found.set(name, unescapeXml(value));
  return found;
}

export type Attributes = ReadonlyMap<string, string>;
