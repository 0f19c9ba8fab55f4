import type {ApiData} from '../data/apiData';
import {identifierAddress} from '../server/addresses/identifierAddress';

/** Returns what loads a function that finds the address of a documentation id, for links in samples. */
export function sampleIdentifierAddress({data, baseUrl}: {readonly data: ApiData; readonly baseUrl: string}) {
  return async (): Promise<(id: string) => string | undefined> => {
    const known = await data.current().knownIds();
    return (id) => identifierAddress(id, known)?.replace(/^\//, baseUrl);
  };
}
