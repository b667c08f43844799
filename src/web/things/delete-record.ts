import { send } from '../page/send.ts'

/** Deletes a record for good. Throws a RequestFailure; 404 means that it was gone already. */
export async function deleteRecord(kind: 'receipt' | 'report', id: string, token: string): Promise<void> {
  await send(`/api/${kind}/${encodeURIComponent(id)}`, { method: 'DELETE', headers: { 'x-delete-token': token } })
}
