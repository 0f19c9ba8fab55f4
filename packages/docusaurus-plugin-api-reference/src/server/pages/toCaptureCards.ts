import {csharpName} from 'api-descriptions';
import {fullNameOf, typePath} from 'api-model';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {PageModel} from '../ApiModel';
import type {TypeCaptures} from '../reading/readTypeCaptures';
import {firstSentence} from '../words/firstSentence';
import {plainText} from '../words/renderWords';

/** Returns captures as cards, each with the type that it is about. */
export function toCaptureCards(
  captures: TypeCaptures['own'],
  {linked, words, curves}: Pick<PageModel, 'linked' | 'words' | 'curves'>,
): readonly CaptureCard[] {
  return captures.map(({type, view}) => {
    const description = words.types.get(type.id)?.description;
    const curve = curves.get(fullNameOf(type.id));
    return {
      type: csharpName(type, linked),
      href: typePath(type),
      summary: description ? firstSentence(plainText(description.summary)) : '',
      capture: view,
      ...(curve && {curve}),
    };
  });
}
