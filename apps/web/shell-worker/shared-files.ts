/** Where the manifest's share_target sends files; the import page reads the same cache (imports/shared-files.ts). */
export const SHARE_PATH = '/import';
export const SHARED_CACHE = 'shared-files';
const FIELD = 'file';

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** Another app shares files with the installed app: kept on the device until the import page takes them. */
export async function keepSharedFiles(request: Request): Promise<Response> {
  const files = (await request.formData()).getAll(FIELD).filter(isFile);
  await caches.delete(SHARED_CACHE);
  const cache = await caches.open(SHARED_CACHE);
  for (const [at, file] of files.entries()) {
    const headers = { 'x-file-name': encodeURIComponent(file.name), 'x-shared-at': String(Date.now()) };
    await cache.put(`/${SHARED_CACHE}/${at}`, new Response(file, { headers }));
  }
  return Response.redirect(`${SHARE_PATH}?shared`, 303);
}
