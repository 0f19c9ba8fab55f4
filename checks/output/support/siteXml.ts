import {parseXml, XmlElement} from '@rgrove/parse-xml';
import {readSiteFile} from './builtSite';

/** The root of an XML file of the built site. Throws if the file is not well-formed. */
export function readSiteXml(file: string): XmlElement {
  const {root} = parseXml(readSiteFile(file));
  if (!root) throw new Error(`${file} has no element.`);
  return root;
}

/** The child elements, or those with a name. */
export const childrenOf = (element: XmlElement | undefined, name?: string): readonly XmlElement[] =>
  (element?.children ?? [])
    .filter((child) => child instanceof XmlElement)
    .filter((child) => name === undefined || child.name === name);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** The text of an element's first child with a name; empty if there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string => childOf(element, name)?.text ?? '';
