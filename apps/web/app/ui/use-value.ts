import { useState } from 'react';

type Options<T> = {
  value: T | undefined;
  defaultValue: T;
  onChange: ((value: T) => void) | undefined;
};

/** A value kept by the parent when it gives one, else here. */
export const useValue = <T>({ value, defaultValue, onChange }: Options<T>): [T, (next: T) => void] => {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, set];
};
