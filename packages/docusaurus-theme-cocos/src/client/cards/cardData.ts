import type {CardJson, CardsJson, ExternalCardJson, ExternalCardsJson} from 'docusaurus-plugin-api-reference/cards';

/** What a card says; all is plain text. */
export interface Card {
  /** `method of CCNode`, `class in Cocos2D`. */
  readonly head: string;
  /** Address of a small picture. */
  readonly picture?: string;
  /** Declarations as C# writes them: several where a page of another library tells of overloads together. */
  readonly signatures: readonly string[];
  readonly summary?: string;
  readonly obsolete?: string;
  /** `Since 2.4.3`, `Not on iOS`. */
  readonly notes: readonly string[];
}

const externalCards = '/docs/api/cards/external.json';

/** The card of an API by the address of its documentation; undefined when there is none, or no way to get it. */
export async function cardOf({href, hash}: Pick<HTMLAnchorElement, 'href' | 'hash'>): Promise<Card | undefined> {
  const page = cardsOfPage(href, location.origin);
  try {
    return page === undefined
      ? externalCard(await load<ExternalCardsJson>(externalCards), href)
      : pageCard(await load<CardsJson>(page), hash.slice(1));
  } catch {
    // Offline, or gone: the link stays a link.
    return undefined;
  }
}

/**
 * The file with the cards of a page of the reference; undefined for all other addresses, those of other sites among them.
 */
export function cardsOfPage(href: string, origin: string): string | undefined {
  if (!href.startsWith(`${origin}/`)) return undefined;
  const [, page] = /^\/docs\/api\/([\w.-]+)$/.exec(new URL(href).pathname) ?? [];
  return page === undefined ? undefined : `/docs/api/cards/${page}.json`;
}

/** The card at an anchor. Prose names overloads together: of these it is the first, and says how many follow. */
export function pageCard(cards: CardsJson, anchor: string): Card | undefined {
  const keys = Object.hasOwn(cards, anchor)
    ? [anchor]
    : Object.keys(cards).filter((key) => key.startsWith(`${anchor}-`) || key.startsWith(`${anchor}.`));
  const card = cards[keys[0] ?? '#'];
  return card && toCard(card, cards['']?.name ?? '', keys.length - 1);
}

/** The card of an API of another library, by its address there. */
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
    // It may work the next time.
    files.delete(file);
    throw error;
  }
}

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
  return response.json();
}
