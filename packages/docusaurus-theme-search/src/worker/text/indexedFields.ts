import {fields} from '../../shared';

/**
 * The indexed fields of a document: those that a query can name, and the title of a section's page. A section is also found
 * by that title, but a query cannot name the field, because it is not the section's own title.
 */
export const indexedFields = [...fields, 'pageTitle'] as const;
export type IndexedField = (typeof indexedFields)[number];
