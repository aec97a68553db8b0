/** The house's HTTP side. */
import type {
  Guest,
  Lobby,
  MyLink,
  NewTable,
  Problem,
  Proof,
  Replay,
  Story,
  Words,
} from '../generated/house';

/** The house said no, or was not there (`reason` is then `problem.offline`). */
export class HouseError extends Error {
  constructor(readonly reason: Words) {
    super(reason.key);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new HouseError({ key: 'problem.offline' });
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new HouseError(problem?.reason ?? { key: 'problem.unknown', args: { status: answer.status } });
}

export const getLobby = () => ask<Lobby>('GET', '/api/house');
export const rename = (name: string) => ask<unknown>('PUT', '/api/me', { name });
export const signOutElsewhere = () => ask<Guest>('POST', '/api/me/revoke');
export const getMyLink = () => ask<MyLink>('POST', '/api/me/link');
export const whoseLink = (token: string) => ask<Guest>('POST', '/api/me/link/whose', { token });
export const become = (token: string) => ask<Guest>('POST', '/api/me/become', { token });
export const forgetMe = () => ask<Guest>('DELETE', '/api/me');
export const myDataAddress = '/api/me/data';
export const newTable = (wish: NewTable) => ask<{ id: string }>('POST', '/api/tables', wish);
export const hideTable = (id: string, hidden: boolean) =>
  ask<unknown>('PUT', `/api/tables/${encodeURIComponent(id)}/hidden`, { hidden });
export const getReplay = (id: string, moves: number, seat: number | null) =>
  ask<Replay>(
    'GET',
    `/api/tables/${encodeURIComponent(id)}/replay/${moves}${seat === null ? '' : `?seat=${seat}`}`,
  );
export const getStory = (id: string) => ask<Story>('GET', `/api/tables/${encodeURIComponent(id)}/story`);
export const getProof = (id: string) => ask<Proof>('GET', `/api/tables/${encodeURIComponent(id)}/proof`);

export const qrAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/qr.svg`;
export const recordAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;
