export {escapeMarkup, unescapeMarkup} from './escapeMarkup';
export {
  attribute,
  classesOf,
  elementsIn,
  hasClass,
  isElement,
  metaContent,
  textOf,
  type Element,
  type Node,
} from './htmlTree';
