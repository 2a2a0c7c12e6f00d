import { readableCode } from '../../../readable-code.ts';

/** "K7MP-Q2XW": 31⁸ of them, so that guessing one is hopeless. */
export const randomCode = (): string => readableCode(4, 4).toUpperCase();

/** However a buyer types it. */
export const plainCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
