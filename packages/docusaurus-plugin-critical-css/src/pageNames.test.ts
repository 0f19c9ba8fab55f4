import {expect, it} from 'vitest';
import {pageNames} from './pageNames';

const vocabulary = ['nav', 'a', 'p', '.menu', '.menu__link', '.card', '#top', '[href]', '[hidden]', '[class*=link]'];

it('finds elements, classes, ids and attributes, quoted or not', () => {
  const html = `<NAV id=top class="menu open"><a class=menu__link\n href='/a?b=c'>A card</a><br/><b hidden>p</b></nav>`;
  expect([...pageNames(html, vocabulary)]).toEqual([
    'nav',
    'a',
    '.menu',
    '.menu__link',
    '#top',
    '[href]',
    '[hidden]',
    '[class*=link]',
  ]);
});

it('ignores names in values and scripts', () => {
  const html = `<i title="a > p" data-x=".card"><script>x.innerHTML='<p class="card" hidden>'</script>`;
  expect([...pageNames(html, vocabulary)]).toEqual([]);
});
