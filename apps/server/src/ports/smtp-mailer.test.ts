import { expect, it } from 'vitest';
import { startSmtpServer } from '../../test/smtp-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

const aMail = (number: number) => ({
  to: `pirkejas${number}@pastas.example`,
  subject: `Užsakymas ${number}`,
  plain: 'Ačiū',
  html: '<p>Ačiū</p>',
});

it('mails are handed over several at once, over lines that are kept for the next', async () => {
  const server = await startSmtpServer();
  const mailer = smtpMailer(server.url, 'Lėkštė <labas@lekste.example>');
  const sent = Promise.all(Array.from({ length: 10 }, (_, number) => mailer.send(aMail(number))));
  // None is taken before four are there: whoever sends one after another waits in vain.
  await expect.poll(() => server.waiting()).toBe(4);
  server.takeAll();
  await sent;
  await mailer.send(aMail(10));
  expect([server.taken().length, server.connections()]).toEqual([11, 4]);
  const [mail = ''] = server.taken().filter((each) => each.includes('pirkejas10@'));
  expect(mail).toMatch(/^From: .*<labas@lekste\.example>/m);
  mailer.close?.();
  await server.close();
});

it('a letter that can be switched off says so to the mail program, whole, and others do not', async () => {
  const server = await startSmtpServer();
  server.takeAll();
  const mailer = smtpMailer(server.url, 'labas@lekste.example');
  const unsubscribeUrl = `https://lekste.example/pranesimai/atsisakyti?token=${'a-B_9.'.repeat(60)}`;
  await mailer.send({ ...aMail(1), unsubscribeUrl });
  await mailer.send(aMail(2));
  const [first = '', second = ''] = server.taken().map((mail) => mail.replace(/\r\n[ \t]+/g, ' '));
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(/^List-Unsubscribe: +<(.*)>\r$/m.exec(first)?.[1]).toBe(unsubscribeUrl);
  expect(second).not.toContain('List-Unsubscribe');
  mailer.close?.();
  await server.close();
});

it('a mail that the server does not take is an error, so that its job tries again', async () => {
  const server = await startSmtpServer();
  const mailer = smtpMailer(server.url, 'labas@lekste.example');
  const sending = mailer.send(aMail(1));
  await expect.poll(() => server.waiting()).toBe(1);
  await Promise.all([expect(sending).rejects.toThrow(), server.close()]);
  mailer.close?.();
});
