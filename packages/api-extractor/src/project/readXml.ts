import {type Element, xml2js} from 'xml-js';
import {SourceError} from '../SourceError';

/** An MSBuild file's root element. Throws a SourceError for text that is no XML. */
export function readXml(text: string, file: string): Element {
  try {
    return xml2js(text.replace(/^\uFEFF/u, ''), {compact: false}) as Element;
  } catch (error) {
    const line = /Line: (\d+)/u.exec((error as Error).message)?.[1];
    const [problem] = (error as Error).message.split('\n');
    // The reader counts lines from 0.
    throw new SourceError(file, Number(line ?? 0) + 1, `This is no well-formed XML: ${problem ?? ''}`);
  }
}

/** All elements of one name, at any depth, in document order. */
export function elementsNamed(element: Element, name: string): readonly Element[] {
  return (element.elements ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsNamed(child, name),
  ]);
}

/** An attribute's text; undefined where there is none. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.attributes?.[name];
  return value === undefined ? undefined : String(value);
}

/** The text inside an element. */
export function textOf(element: Element): string {
  return (element.elements ?? [])
    .map((child) => (child.type === 'text' ? String(child.text) : ''))
    .join('')
    .trim();
}
