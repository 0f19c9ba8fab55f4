import logger from '@docusaurus/logger';
import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Prints the errors of a parser immediately. Docusaurus prints them too, but below a stack of causes and after advice
 * about double quotes that is wrong for most of them.
 */
export function reportFirst(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    try {
      return await parse(params);
    } catch (error) {
      logger.error((error as Error).message);
      throw error;
    }
  };
}
