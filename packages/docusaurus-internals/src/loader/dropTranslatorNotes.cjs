// @ts-check
// Rspack itself loads bundler loaders and cannot read TypeScript, so this file is plain JavaScript.

/** `<Translate id="…" description="The button's label">`. */
const attribute = /(<Translate\b[^>]*?)\s+description="[^"]*"/g;
/** `translate({message: '…', description: "The button's label"})`. */
const property = /(\btranslate\(\s*\{[^{}]*?)\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/**
 * Removes the notes for translators that Docusaurus's components carry along. Only `docusaurus write-translations` reads them, in
 * the sources.
 *
 * @param {string} source
 */
module.exports = function dropTranslatorNotes(source) {
  return source.replace(attribute, '$1').replace(property, '$1');
};
