import { createServer, type AddressInfo, type Socket } from 'node:net';

export type SmtpServer = {
  readonly url: string;
  /** How many lines there have been since it began. */
  connections(): number;
  /** Mails that were sent in whole and wait for the word that they are taken. */
  waiting(): number;
  taken(): readonly string[];
  /** Takes what waits, and from now on everything at once. */
  takeAll(): void;
  close(): Promise<void>;
};

/** A mail server that takes its time: as much of the protocol as a client needs to hand over a mail. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  let connections = 0;
  let isQuick = false;
  const held = new Set<() => void>();
  const taken: string[] = [];
  const lines = new Set<Socket>();

  const server = createServer((socket) => {
    connections += 1;
    lines.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => lines.delete(socket));
    let heard = '';
    let isMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (mail: string) => {
      taken.push(mail);
      say('250 taken');
    };
    const answer = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      isMail = command === 'DATA';
      if (isMail) say('354 go on');
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 fine');
    };
    say('220 ready');
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = heard.indexOf(end);
        if (at === -1) return;
        const said = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (!isMail) answer(said);
        else {
          isMail = false;
          if (isQuick) take(said);
          else held.add(() => take(said));
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    waiting: () => held.size,
    taken: () => taken,
    takeAll: () => {
      isQuick = true;
      for (const goOn of held) goOn();
      held.clear();
    },
    close: () => {
      for (const socket of lines) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
