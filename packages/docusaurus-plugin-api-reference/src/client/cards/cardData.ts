import {fetchJson} from '../fetchJson';
import type {CardJson, CardsJson, ExternalCardJson, ExternalCardsJson} from './cardsJson';

/** The content of a card, in plain text. */
export interface Card {
  /** `method of CCNode`, `class in Cocos2D`. */
  readonly head: string;
  /** The address of a small picture. */
  readonly picture?: string;
  /** Declarations as C# writes them, several if a page of another library describes overloads together. */
  readonly signatures: readonly string[];
  readonly summary?: string;
  readonly obsolete?: string;
  /** `Since 2.4.3`, `Not on iOS`. */
  readonly notes: readonly string[];
}

/** Returns an API's card by the address of its documentation; undefined when there is none or it can't be loaded. */
export async function cardOf(
  {href, hash}: Pick<HTMLAnchorElement, 'href' | 'hash'>,
  baseUrl: string,
): Promise<Card | undefined> {
  const page = cardsOfPage(href, location.origin, baseUrl);
  try {
    return page === undefined
      ? externalCard(await load<ExternalCardsJson>(`${baseUrl}docs/api/cards/external.json`), href)
      : pageCard(await load<CardsJson>(page), hash.slice(1));
  } catch {
    // Offline or missing, so the link stays a plain link.
    return undefined;
  }
}

/**
 * Returns the file with the cards of a reference page; undefined for all other addresses, including those of other sites.
 */
export function cardsOfPage(href: string, origin: string, baseUrl: string): string | undefined {
  if (!href.startsWith(origin + baseUrl)) return undefined;
  const [, page] = /^docs\/api\/([\w.-]+)$/.exec(new URL(href).pathname.slice(baseUrl.length)) ?? [];
  return page === undefined ? undefined : `${baseUrl}docs/api/cards/${page}.json`;
}

/** Returns the card at an anchor. For an anchor of several overloads it is the first one's card, with their number. */
export function pageCard(cards: CardsJson, anchor: string): Card | undefined {
  const keys = Object.hasOwn(cards, anchor)
    ? [anchor]
    : Object.keys(cards).filter((key) => key.startsWith(`${anchor}-`) || key.startsWith(`${anchor}.`));
  const card = cards[keys[0] ?? '#'];
  return card && toCard(card, cards['']?.name ?? '', keys.length - 1);
}

/** Returns the card of another library's API, by its address there. */
export function externalCard(cards: ExternalCardsJson, href: string): Card | undefined {
  const card: ExternalCardJson | undefined = Object.hasOwn(cards, href) ? cards[href] : undefined;
  return card && {head: `${card.kind} ${card.name} of ${card.library}`, signatures: card.signatures, notes: []};
}

function toCard(card: CardJson, type: string, more: number): Card {
  const {picture, signature, summary, since, platforms, obsolete} = card;
  return {
    head: headOf(card, type),
    ...(picture !== undefined && {picture}),
    signatures: signature === undefined ? [] : [signature],
    ...(summary !== undefined && {summary}),
    ...(obsolete !== undefined && {obsolete: `Obsolete. ${obsolete}`.trim()}),
    notes: [
      ...(since === undefined ? [] : [`Since ${since}`]),
      ...(platforms === undefined ? [] : [platforms]),
      ...(more > 0 ? [`${more} more ${more > 1 ? 'overloads' : 'overload'}`] : []),
    ],
  };
}

function headOf({kind, name, namespace}: CardJson, type: string): string {
  if (namespace !== undefined) return `${kind} in ${namespace}`;
  return name === undefined ? `${kind} of ${type}` : `${kind} ${name}`;
}

const files = new Map<string, Promise<unknown>>();

async function load<T>(file: string): Promise<T> {
  const loading = files.get(file) ?? fetchJson(file);
  files.set(file, loading);
  try {
    return (await loading) as T;
  } catch (error) {
    // Allows another attempt.
    files.delete(file);
    throw error;
  }
}
