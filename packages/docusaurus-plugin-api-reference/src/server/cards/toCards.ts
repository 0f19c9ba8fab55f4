import {csharpName} from 'api-descriptions';
import {
  formatSignature,
  kindText,
  memberAnchor,
  platformsText,
  type DocId,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import type {PhrasingContent} from 'mdast';
import type {CardJson, CardsJson, ExternalCardJson, ExternalCardsJson} from '../../client/cards/cardsJson';
import type {ApiModel} from '../ApiModel';
import {isEnumMember, type ExternalIdentifier, type ExternalIdentifiers} from '../reading/externalIdentifiers';
import {plainText} from '../words/renderWords';

/** What the cards of types and members say, and what they show. */
export type CardSources = Pick<ApiModel, 'linked' | 'words' | 'history' | 'captures'>;

const enumMember = 'enum member';

/** The cards of a type and its members. */
export function toTypeCards(type: TypeFacts, api: CardSources): CardsJson {
  return {
    '': typeCard(type, api),
    ...Object.fromEntries(
      (type.members ?? []).map((member) => [memberAnchor(member.id), memberCard(member, type, api)]),
    ),
  };
}

export function toNamespaceCards(name: string, {words}: Pick<ApiModel, 'words'>): CardsJson {
  return {'': {kind: 'namespace', name, ...summary(words.namespaces.get(name))}};
}

/** The cards of other libraries' APIs by their address; `addressOf` returns the address of an id. */
export function toExternalCards(
  identifiers: ExternalIdentifiers,
  addressOf: (id: DocId, identifier: ExternalIdentifier) => string | undefined,
): ExternalCardsJson {
  const cards = new Map<string, ExternalCardJson>();
  for (const [id, identifier] of Object.entries(identifiers)) {
    const {name, library, signature} = identifier;
    const kind = isEnumMember(identifier) ? enumMember : identifier.kind;
    const address = addressOf(id as DocId, identifier);
    if (address === undefined) continue;
    const signatures = [...(cards.get(address)?.signatures ?? []), signature];
    cards.set(address, {kind, name, library, signatures});
  }
  return Object.fromEntries(cards);
}

function typeCard(type: TypeFacts, {linked, words, history, captures}: CardSources): CardJson {
  const picture = captures.of(type)?.small;
  return {
    kind: kindText(type),
    name: csharpName(type, linked),
    namespace: type.namespace,
    ...(picture !== undefined && {picture}),
    signature: formatSignature(type, linked.owners(type).slice(0, -1)),
    ...summary(words.types.get(type.id)?.description),
    ...labels(type, history),
  };
}

function memberCard(member: MemberFacts, type: TypeFacts, {linked, words, history}: CardSources): CardJson {
  return {
    kind: member.kind === 'enumMember' ? enumMember : member.kind,
    signature: formatSignature(member, linked.owners(type)),
    ...summary(words.members.get(member.id)?.description),
    ...labels(member, history),
  };
}

function summary(words: {readonly summary: readonly PhrasingContent[]} | undefined): Pick<CardJson, 'summary'> {
  return words ? {summary: plainText(words.summary)} : {};
}

function labels(
  declaration: TypeFacts | MemberFacts,
  history: ApiModel['history'],
): Pick<CardJson, 'since' | 'platforms' | 'obsolete'> {
  const since = history.lifetimes[declaration.id]?.since;
  const {platforms, obsolete} = declaration;
  return {
    ...(since !== undefined && {since}),
    ...(platforms && {platforms: platformsText(platforms)}),
    ...(obsolete && {obsolete: obsolete.message ?? ''}),
  };
}
