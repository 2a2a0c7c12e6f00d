import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  checkOuts,
  deletionRequests,
  feedbacks,
  links,
  rateLimits,
  sessions,
  users,
} from '../../../db/schema/index.ts';
import { bareCheckOuts } from '../../../../test/bare-check-outs.ts';
import { auditOf } from '../../../../test/audit.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { securityActions } from '../auth/security-log.ts';
import { retentionJob } from './retention.jobs.ts';

const shop = useShop();
const now = new Date('2026-11-16T08:00:00Z');

beforeEach(() => shop.clock.moveTo(now));

const aMessage = (name: string, createdAt: string, handledAt: string | null = null) => ({
  kind: 'contact' as const,
  name,
  email: 'ona@shop.example',
  message: 'Labas',
  createdAt: new Date(createdAt),
  isHandled: handledAt !== null,
  handledAt: handledAt === null ? null : new Date(handledAt),
});

describe('what the privacy policy promises', () => {
  it('a message goes three years after it was settled, and not a second sooner', async () => {
    await shop.database
      .insert(feedbacks)
      .values([
        aMessage('settled long ago', '2023-01-01T00:00:00Z', '2023-11-16T07:59:59Z'),
        aMessage('settled three years ago', '2023-01-01T00:00:00Z', '2023-11-16T08:00:00Z'),
        aMessage('never answered', '2023-11-16T07:59:59Z'),
        aMessage('new', '2026-11-01T00:00:00Z'),
      ]);
    await shop.work(retentionJob.name);
    const names = async () =>
      (await shop.database.select().from(feedbacks).orderBy(asc(feedbacks.id))).map(({ name }) => name);
    expect(await names()).toEqual(['settled three years ago', 'new']);
    shop.clock.moveTo(new Date('2026-11-16T08:00:01Z'));
    await shop.work(retentionJob.name);
    expect(await names()).toEqual(['new']);
  });

  it('what is kept for security goes after twelve months; the trail of orders stays', async () => {
    const [user] = await shop.database.insert(users).values({ email: 'ona@shop.example' }).returning();
    const userId = user?.id ?? 0;
    const long = new Date('2025-11-16T07:59:59Z');
    const lately = new Date('2025-11-16T08:00:00Z');
    const aSession = (device: string, expiresAt: Date, endedAt: Date | null = null) => ({
      id: randomUUID(),
      userId,
      device,
      expiresAt,
      endedAt,
    });
    await shop.database
      .insert(sessions)
      .values([
        aSession('expired long ago', long),
        aSession('ended long ago', now, long),
        aSession('expired lately', lately),
        aSession('open', new Date('2026-11-17T08:00:00Z')),
      ]);
    const anEntry = (entity: string, action: string, at: Date) => ({
      entity,
      action,
      at,
      entityId: '1',
      details: {},
    });
    await shop.database
      .insert(auditEntries)
      .values([
        anEntry('user', 'login', long),
        anEntry('user', 'login', lately),
        anEntry('user', 'create_staff', long),
        anEntry('check_out', 'place', long),
      ]);
    await shop.database
      .insert(links)
      .values({ tokenHash: 'old', kind: 'reset_password', userId, data: {}, expiresAt: long });
    const aRequest = { email: 'ona@shop.example', emailHash: 'hash', expiresAt: long };
    await shop.database.insert(deletionRequests).values([
      { ...aRequest, tokenHash: 'never confirmed' },
      { ...aRequest, tokenHash: 'done', email: null, doneAt: long },
    ]);
    await shop.database.insert(rateLimits).values([
      { key: 'ended', used: 1, endsAt: new Date('2026-11-16T07:59:59Z') },
      { key: 'running', used: 1, endsAt: new Date('2026-11-16T08:30:00Z') },
    ]);

    await shop.work(retentionJob.name);
    await shop.work(retentionJob.name);
    expect(
      (await shop.database.select().from(sessions).where(eq(sessions.userId, userId)))
        .map(({ device }) => device)
        .toSorted(),
    ).toEqual(['expired lately', 'open']);
    const kept = await shop.database.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(kept.filter(({ entity }) => entity !== 'people').map(({ action, at }) => [action, at])).toEqual([
      ['login', lately],
      ['create_staff', long],
      ['place', long],
    ]);
    expect(await shop.database.$count(links)).toBe(0);
    expect((await shop.database.select().from(deletionRequests)).map((each) => each.tokenHash)).toEqual([
      'done',
    ]);
    expect((await shop.database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running']);
    expect(kept.filter(({ entity }) => entity === 'people').at(-1)?.details).toEqual({
      christmasReminders: 0,
      couponBuyers: 0,
      couponOrders: 0,
      couponOrigins: 0,
      couponRecipients: 0,
      feedbacks: 0,
      idempotencyKeys: 0,
      individualDrafts: 0,
      individualRequests: 0,
      notices: 0,
      sessions: 2,
      auditEntries: 1,
      links: 1,
      deletionRequests: 1,
      advertising: 0,
      claims: 0,
      rateLimits: 1,
      returnAccounts: 0,
    });
  });

  it('failed logins, wrong codes and tries at shut doors are among it', async () => {
    const entry = (action: string, at: Date) => ({
      at,
      action,
      actorId: null,
      entity: 'user',
      entityId: 'unknown',
      details: {},
    });
    const [long, lately] = [new Date('2025-11-16T07:59:59Z'), new Date('2025-11-16T08:00:00Z')];
    await shop.database
      .insert(auditEntries)
      .values(securityActions.flatMap((action) => [entry(action, long), entry(action, lately)]));
    await shop.work(retentionJob.name);
    const left = await auditOf(shop, 'user', 'unknown');
    expect(left.map(({ action, at }) => [action, at])).toEqual(
      securityActions.map((action) => [action, lately]),
    );
  });

  it('where an order came from is forgotten after 90 days; the order stays', async () => {
    await bareCheckOuts(shop, 2);
    const advertising = { address: '127.0.0.1', device: 'Firefox' };
    const at = (id: number, createdAt: string) =>
      shop.database
        .update(checkOuts)
        .set({ advertising, createdAt: new Date(createdAt) })
        .where(eq(checkOuts.id, id));
    await at(1, '2026-08-18T07:59:59Z');
    await at(2, '2026-08-18T08:00:00Z');
    await shop.work(retentionJob.name);
    const rows = await shop.database.select().from(checkOuts).orderBy(asc(checkOuts.id));
    expect(rows.map((each) => each.advertising)).toEqual([null, advertising]);
  });
});
