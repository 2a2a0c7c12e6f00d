/** Names as people here have them; what is drawn from them is nobody's. */
export const women = [
  'Ona',
  'Rūta',
  'Eglė',
  'Jūratė',
  'Živilė',
  'Aušra',
  'Daiva',
  'Gintarė',
  'Šarūnė',
  'Ieva',
  'Austėja',
];
export const men = [
  'Jonas',
  'Mantas',
  'Žygimantas',
  'Tomas',
  'Ąžuolas',
  'Lukas',
  'Šarūnas',
  'Darius',
  'Ignas',
  'Vytautas',
];
export const womensSurnames = [
  'Kazlauskienė',
  'Petraitytė',
  'Žukauskaitė',
  'Stankevičienė',
  'Šimkutė',
  'Čepaitė',
  'Urbonienė',
];
export const mensSurnames = [
  'Kazlauskas',
  'Petrauskas',
  'Žukauskas',
  'Stankevičius',
  'Šimkus',
  'Čepas',
  'Urbonas',
];
export const streets = [
  'Gedimino pr.',
  'Žvėryno g.',
  'Pilies g.',
  'Antakalnio g.',
  'Savanorių pr.',
  'Ąžuolyno g.',
  'Čiurlionio g.',
];
