import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {PageComponent} from './findComponents';

/**
 * Adds imports of the components that a page uses, so that no other page loads them. With `effects`, also imports each
 * component's style and script. These are separate, because the article and its components are removed from the
 * browser's modules.
 */
export function importComponents(
  tree: Root,
  components: readonly PageComponent[],
  {effects = false}: {readonly effects?: boolean} = {},
): void {
  for (const name of new Set(components.map((component) => component.name ?? ''))) {
    const source = `@theme/${name}`;
    tree.children.unshift(importOf(source, name), ...(effects ? [importOf(`${source}/effects`)] : []));
  }
}

/** Creates the MDX node of `import Stage from '@theme/Stage'` or `import '@theme/Stage/effects'`. */
function importOf(source: string, name?: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: name === undefined ? [] : [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const value = `import ${name === undefined ? '' : `${name} from `}'${source}'`;
  return {type: 'mdxjsEsm', value, data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}
