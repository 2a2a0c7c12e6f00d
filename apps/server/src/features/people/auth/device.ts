const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([mark]) => mark.test(agent))?.[1];

/** "Chrome, Windows": enough for a person to know their own device, and steady across versions. */
export const deviceName = (agent: string): string => {
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : agent.slice(0, 40);
};
