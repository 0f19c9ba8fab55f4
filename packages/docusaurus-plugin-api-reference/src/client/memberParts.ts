/** Selects the elements of a member in an article: the group with all members of its name, or its row in a table. */
export const memberParts = '[data-api-kind] > section, [data-api-kind] tr[id]';
