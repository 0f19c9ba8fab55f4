import type {DocId} from 'api-model';

/** Returns the lines of C# above a declaration, including its documentation comment. */
export type Comments = (id: DocId) => readonly string[];

/** The compiler writes an id into the documentation file only where there is a comment. */
export const emptyComments: Comments = () => ['/// <summary/>'];
