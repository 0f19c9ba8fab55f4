import logger from '@docusaurus/logger';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {liveIndex} from './liveIndex';

vi.mock('@docusaurus/logger', () => ({default: {error: vi.fn()}}));
const make = vi.fn(() => Promise.resolve([{version: 'current', name: 'first', text: '{}'}]));
const load = vi.fn(() => Promise.resolve(make));
const first = '/base/search/current/first.dev.json';
const create = () => liveIndex('/base/', load);

beforeEach(() => void vi.clearAllMocks());

describe('liveIndex', () => {
  it('makes the index for the first request after an edit, and never without one', async () => {
    const index = create();
    index.update({});
    index.update({docs: {}});
    expect(load).not.toHaveBeenCalled();
    expect(await index.answer(first)).toMatchObject({text: '{}'});
    await index.answer(first);
    expect(make.mock.calls).toEqual([[{docs: {}}]]);
    index.update({blog: {}});
    await index.answer(first);
    expect(make.mock.lastCall).toEqual([{blog: {}}]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has a revision that changes with an edit and needs no index', async () => {
    const revision = () => index.answer('/base/search/revision.dev.json');
    const index = create();
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
    index.update({});
    expect(await revision()).toEqual({text: '1'});
    index.update({});
    expect(await revision()).toEqual({text: '2'});
    expect(load).not.toHaveBeenCalled();
  });

  it('answers only requests for the index', async () => {
    const index = create();
    expect(await index.answer('/base/search')).toBeUndefined();
    expect(await index.answer('/base/search/current/first.0123456789.json')).toBeUndefined();
    expect(await index.answer('/base/search/current/gone.dev.json')).toEqual({status: 404});
  });

  it('says in the terminal why there is no index, and tries again for the next request', async () => {
    const index = create();
    make.mockRejectedValueOnce(new Error('concepts.yaml:8: expected a list.'));
    expect(await index.answer(first)).toEqual({status: 500});
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('concepts.yaml:8: expected a list.'));
    expect(await index.answer(first)).toMatchObject({text: '{}'});
  });
});
