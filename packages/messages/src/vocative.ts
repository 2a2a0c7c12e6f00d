/** As names of men end, and how they are called: "Jonas" is called "Jonai". */
const endings: Readonly<Record<string, string>> = { as: 'ai', us: 'au', is: 'i', ys: 'y' };

/** A Lithuanian name has a vowel before its ending, and a consonant next to it: "Chris", "Klaus" and "Luis" do not. */
const ofMan = /^(.*[aeiouyąęėįųū].*[bcčdfghjklmnprsštvzž]i?)(as|us|is|ys)$/i;
const ofWoman = /^(.*)(ė)$/i;

/** Spelled as Lithuanian does not spell. */
const foreignSpelling = /[^a-pr-vyząčęėįšųūž]|([bcdfghjklmnprstvz])\1|th|ph|sh|ck|ou/i;
/** The best known of those that only look Lithuanian. */
const foreignNames = new Set(['boris', 'denis', 'doris', 'francis', 'iris', 'lucas', 'marcus', 'nicolas']);

const calledByOne = (name: string): string => {
  if (foreignSpelling.test(name) || foreignNames.has(name.toLowerCase())) return name;
  const [, stem = '', tail = ''] = ofMan.exec(name) ?? ofWoman.exec(name) ?? [];
  const ending = tail.toLowerCase();
  // "Elijas" is called as "Andrius" is.
  const isSoft = ending === 'as' && /[ij]$/i.test(stem);
  const called = ending === 'ė' ? 'e' : isSoft ? 'au' : endings[ending];
  if (called === undefined) return name;
  return stem + (tail === ending ? called : called.toUpperCase());
};

/** How somebody of this name, or of several, is spoken to in Lithuanian. */
export const vocative = (names: string): string =>
  names.normalize('NFC').replace(/\p{L}+/gu, (name) => calledByOne(name));
