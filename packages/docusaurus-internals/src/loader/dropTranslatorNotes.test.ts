import {describe, expect, it} from 'vitest';
import dropTranslatorNotes from './dropTranslatorNotes.cjs';

describe('dropTranslatorNotes', () => {
  it('removes the note of an element', () => {
    const element = (note: string) => `<Translate
      id="theme.common.editThisPage"${note}
      values={{a: <b>{x}</b>}}>
      Edit this page
    </Translate>`;
    expect(dropTranslatorNotes(element('\n      description="The link\'s label (edit > page)"'))).toBe(element(''));
  });

  it('removes the note of a call, in either order and with quotes', () => {
    expect(
      dropTranslatorNotes(
        `translate({id: 'a', message: 'Docs pages', description: "It's the \\"label\\"",}, {x}); ` +
          `translate({\n  description:\n    'The reader\\'s label', message: 'Next'})`,
      ),
    ).toBe(`translate({id: 'a', message: 'Docs pages', }, {x}); translate({\n   message: 'Next'})`);
  });

  it('keeps other descriptions', () => {
    for (const code of [
      '<PageMetadata title={title} description={tag.description} />',
      '<DocCard description="Everything about sprites" />',
      "const page = {description: 'Everything about sprites'};",
    ])
      expect(dropTranslatorNotes(code)).toBe(code);
  });
});
