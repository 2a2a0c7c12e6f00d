import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Where a request comes from. Some proxies name the port too, and it is another one each time; one that names nobody
 * stands for all that it brings.
 */
export const ipOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const [, v6, v4] = withPort.exec(ip) ?? [];
  const address = v6 ?? v4 ?? ip;
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
};

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * By what limits know where a request comes from. One household or server has a whole /64 of IPv6 addresses to itself
 * and could come from another one each time, so all of them count as one; an IPv4 address counts alike however it is written.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!address.includes(':')) return address;
  const mapped = /^[0:]*:ffff:(\d+(?:\.\d+){3})$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
