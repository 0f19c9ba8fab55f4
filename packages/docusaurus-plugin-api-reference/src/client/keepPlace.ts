// On a phone members far from the screen are not laid out, so their heights are estimates, and a page is not as high when a
// reader comes back to it as it was when they left: the browser would restore the number of pixels, and show another member.

/** The member that stands at the top of the screen, and where, in pixels from the top. */
interface Place {
  readonly anchor: string;
  readonly top: number;
}

/** By the key of the entry in the session's history. */
const places = new Map<string, Place>();

/** Frames until the members around have their true heights. */
const settlingFrames = 6;

/** Remembers what a reader sees who leaves the page. Above the first member there is nothing to remember. */
export function leavePlace(key: string, article: Element): void {
  const members = [...article.querySelectorAll('.api-member[id]')];
  const member = members.find((element) => element.getBoundingClientRect().bottom > 0);
  const top = member?.getBoundingClientRect().top ?? window.innerHeight;
  if (member && top < window.innerHeight && member !== members[0]) places.set(key, {anchor: member.id, top});
  else places.delete(key);
}

/** Shows a reader who has come back what they saw, once the browser has restored the number of pixels. */
export function returnToPlace(key: string): () => void {
  const place = places.get(key);
  let frame = 0;
  const settle = (left: number): void => {
    if (!place || left === 0) return;
    frame = requestAnimationFrame(() => {
      const member = document.getElementById(place.anchor);
      if (left < settlingFrames && member) window.scrollBy(0, member.getBoundingClientRect().top - place.top);
      settle(left - 1);
    });
  };
  settle(settlingFrames);
  return () => cancelAnimationFrame(frame);
}
