import {parseXml, XmlCdata, XmlElement, XmlError, XmlText} from '@rgrove/parse-xml';
import {SourceError} from '../SourceError';

/** Returns an MSBuild file's root element. Throws a SourceError for text that is not XML. */
export function readXml(text: string, file: string): XmlElement {
  try {
    const {root} = parseXml(text);
    if (root === null) throw new SourceError(file, 1, 'This is not well-formed XML: it has no element.');
    return root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [problem = ''] = error.message.split(/ \(line \d+/u);
    throw new SourceError(file, error.line, `This is not well-formed XML: ${problem}`);
  }
}

/** An element's child elements, in document order. */
export function childrenOf(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

/** The text of an element, without that of its child elements. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (child instanceof XmlText || child instanceof XmlCdata ? child.text : ''))
    .join('')
    .trim();
}
