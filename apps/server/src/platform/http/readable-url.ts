/**
 * An address whose escapes make no sense is taken for the signs it is written with: nothing is there, and the
 * answer is that of any other such address. The framework would answer it itself, without hooks and pages.
 */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
