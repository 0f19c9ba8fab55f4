import {describe, expect, it} from 'vitest';
import {addIndexMeta} from './addIndexMeta';

describe('addIndexMeta', () => {
  it('adds the hash after the head’s start tag and changes nothing else', () => {
    expect(addIndexMeta('<!doctype html><html><head><title>A</title><body><header>B</header>', '0a1b')).toBe(
      '<!doctype html><html><head><meta name="search-index" content="0a1b"><title>A</title><body><header>B</header>',
    );
  });

  it('keeps the character encoding first', () => {
    expect(addIndexMeta('<head>\n<meta charset=UTF-8><title>A</title>', '0a')).toBe(
      '<head>\n<meta charset=UTF-8><meta name="search-index" content="0a"><title>A</title>',
    );
  });

  it('finds a head with attributes', () => {
    expect(addIndexMeta('<head data-x=1><body>', '0a')).toBe(
      '<head data-x=1><meta name="search-index" content="0a"><body>',
    );
  });

  it('does not mistake another element for the head', () => {
    expect(() => addIndexMeta('<!doctype html><body><header>No head</header>', '0a')).toThrow(
      'The page has no <head> that could name the index of the search.',
    );
  });
});
