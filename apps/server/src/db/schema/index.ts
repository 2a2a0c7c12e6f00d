export * from './catalogue.ts';
export * from './content.ts';
export * from './people.ts';
export * from './pictures.ts';
export * from './system.ts';
