import { type FileKind, fileKinds, type FileRule } from '@shop/contract/files';

export type FileTrouble = { readonly name: string; readonly why: 'kind' | 'size' | 'number' };

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

export const mediaTypes = ({ kinds }: Pick<FileRule, 'kinds'>): string =>
  kinds.map((kind: FileKind) => fileKinds[kind]).join(',');

/** What of the newly chosen files can be sent beside those chosen before, and what is wrong with the others. */
export const chooseFiles = <F extends Chosen>(
  before: readonly F[],
  added: readonly F[],
  rule: FileRule,
): { readonly files: F[]; readonly troubles: FileTrouble[] } => {
  const files = [...before];
  const troubles: FileTrouble[] = [];
  const types = mediaTypes(rule).split(',');
  for (const file of added) {
    const why = !types.includes(file.type)
      ? 'kind'
      : file.size > rule.maxBytes
        ? 'size'
        : files.length >= rule.max
          ? 'number'
          : null;
    if (why === null) files.push(file);
    else troubles.push({ name: file.name, why });
  }
  return { files, troubles };
};
