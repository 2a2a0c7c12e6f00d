/** Where uploaded files live. Keys are slash-separated paths; what is written is complete or not there at all. */
export type Files = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** The folders in this one, and when something was last put into each or taken from it. */
  folders(folder: string): Promise<{ readonly name: string; readonly changedAt: Date }[]>;
  /** A folder with all that is in it. One that is not there is no error. */
  removeFolder(folder: string): Promise<void>;
};
