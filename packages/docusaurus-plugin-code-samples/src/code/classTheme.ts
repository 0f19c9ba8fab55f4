import type {ShikiTransformer, ThemeRegistrationRaw} from 'shiki';

/**
 * A Shiki theme of token classes. Shiki writes colors as inline styles, which a strict Content-Security-Policy forbids,
 * so each kind of token has a placeholder color that `colorsToClasses` replaces with the class `tok-<kind>`. The real
 * colors, light and dark, are custom properties in the theme's tokens.css.
 */
const scopesByKind: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: [
    'keyword',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'constant.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'entity.name.tag',
    'meta.preprocessor',
  ],
  type: [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.cs',
    'entity.name.section',
    'support.type.property-name',
  ],
  function: ['entity.name.function', 'support.function', 'entity.other.attribute-name'],
  string: ['string', 'punctuation.definition.string', 'constant.character', 'string.unquoted.plain'],
  number: ['constant.numeric'],
  parameter: [
    'variable.parameter',
    'entity.name.variable.parameter',
    'variable.other.normal.shell',
    'constant.other.option',
  ],
};

const kinds = Object.keys(scopesByKind);
const placeholder = (index: number): string => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const kindByColor = new Map(kinds.map((kind, index) => [placeholder(index).toUpperCase(), kind]));

export const classTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    {settings: {foreground: '#000000', background: '#ffffff'}},
    ...kinds.map((kind, index) => ({
      scope: [...(scopesByKind[kind] ?? [])],
      settings: {foreground: placeholder(index)},
    })),
  ],
};

/** Replaces every inline style that Shiki writes with a class, or removes it if the token has the default color. */
export const colorsToClasses: ShikiTransformer = {
  name: 'colors-to-classes',
  span(node) {
    const {style} = node.properties;
    const color = typeof style === 'string' ? /color:(#[0-9a-f]{6})/i.exec(style)?.[1] : undefined;
    delete node.properties['style'];
    const kind = color === undefined ? undefined : kindByColor.get(color.toUpperCase());
    if (kind !== undefined) this.addClassToHast(node, `tok-${kind}`);
  },
  pre(node) {
    delete node.properties['style'];
    node.properties['class'] = 'code-block';
  },
};
