import {noteLabel, type BehaviorNote} from 'api-descriptions';
import type {NoteView} from '../../view';
import {inlineHtml} from '../words/renderWords';

/** Returns the notes of a description, whose names must be linked already; nothing when there are none. */
export function notesView(notes: readonly BehaviorNote[] = []): {readonly notes?: readonly NoteView[]} {
  if (notes.length === 0) return {};
  return {notes: notes.map((note) => ({kind: note.kind, label: noteLabel(note), html: inlineHtml(note.words)}))};
}
