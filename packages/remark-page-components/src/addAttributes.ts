import type {Node} from 'unist';
import type {VFile} from 'vfile';
import type {PageComponent} from './findComponents';

/** Attributes by name; `true` is an attribute without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** Runs `act` for a node of a page. Its errors fail the page with path and line in the plugin's name. */
export async function orFail(file: VFile, node: Node, plugin: string, act: () => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, plugin);
  }
}

/** Adds attributes to a component. Fails like `orFail`. */
export function addAttributes(
  component: PageComponent,
  file: VFile,
  plugin: string,
  make: () => Promise<Attributes> | Attributes,
): Promise<void> {
  return orFail(file, component, plugin, async () => {
    for (const [name, value] of Object.entries(await make()))
      component.attributes.push({type: 'mdxJsxAttribute', name, value: value === true ? null : value});
  });
}
