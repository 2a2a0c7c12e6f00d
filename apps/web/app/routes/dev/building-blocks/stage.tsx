import { type ReactNode } from 'react';
import type { PictureData } from '~/ui/picture-source.ts';

/** What the pages of building blocks share: a place to show them in, and pictures that need no files. */

export const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const soup = (bowl: string, inside: string): PictureData => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="${bowl}"/><circle cx="400" cy="300" r="230" fill="#fff"/><circle cx="400" cy="300" r="195" fill="${inside}"/><ellipse cx="370" cy="270" rx="62" ry="52" fill="#fff"/><circle cx="372" cy="272" r="28" fill="#F2B01E"/><circle cx="470" cy="350" r="12" fill="#6E9E3F"/><circle cx="455" cy="240" r="9" fill="#6E9E3F"/><circle cx="330" cy="370" r="10" fill="#6E9E3F"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    width: 800,
    height: 600,
    placeholder: address,
    files: [{ width: 800, avif: address, webp: address }],
  };
};

export const dishes = [
  { name: 'Cold beet soup with egg', picture: soup('#EAF1E2', '#E86AA6'), kcal: '320 kcal' },
  { name: 'Pumpkin soup', picture: soup('#FBEFD2', '#F0A63A'), kcal: '410 kcal' },
  {
    name: 'Pea soup with mint and a very long name that takes three lines',
    picture: soup('#FADFEA', '#9CBF63'),
    kcal: '380 kcal',
  },
  { name: 'Tomato soup with basil', picture: soup('#E8EEF2', '#E0582F'), kcal: '350 kcal' },
  { name: 'Curd with berries', picture: soup('#FDF1F6', '#F6E7D8'), kcal: '290 kcal' },
  { name: 'Berry smoothie bowl', picture: soup('#FBEFD2', '#B64B8E'), kcal: '330 kcal' },
];

export function Show({
  title,
  children,
  wide = false,
}: {
  title: string;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <section aria-label={title} className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <h3 className="mb-3 border-b border-line pb-2 text-lg">{title}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}

export function Grid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2">{children}</div>;
}
