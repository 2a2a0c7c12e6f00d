import { describe, expect, it } from 'vitest';
import { isUnavailable } from './database-error.ts';

const said = (code: string, more: object = {}) =>
  Object.assign(new Error('said by the database'), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

describe('the database is away, and better in a moment,', () => {
  it.each([
    ['shut down by its owner', said('57P01')],
    ['crashed', said('57P02')],
    ['starting', said('57P03')],
    ['out of connections', said('53300')],
    ['out of disk', said('53100')],
    ['unable to write its disk', said('58030')],
    ['too slow with a statement', said('57014')],
    ['too slow with a lock', said('55P03')],
    ['gone in the middle', said('08006')],
    ['refusing connections', said('ECONNREFUSED')],
    ['without its socket', said('ENOENT', { syscall: 'connect' })],
    ['hung up', new Error('Connection terminated unexpectedly')],
    ['silent', new Error('Query read timeout')],
    ['out of connections of ours', new Error('timeout exceeded when trying to connect')],
  ])('when it is %s, also where the library wraps that', (_state, error) => {
    expect([isUnavailable(error), isUnavailable(wrapped(error))]).toEqual([true, true]);
  });

  it.each([
    ['a second row of what there may be one of', said('23505')],
    ['a mistake in a statement', said('42601')],
    ['a file that is not there', said('ENOENT', { syscall: 'open' })],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['what is no error', 'Connection terminated'],
  ])('but not by %s', (_trouble, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
