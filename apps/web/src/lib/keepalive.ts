/** What browsers let the unfinished keepalive calls of a page carry together; beyond it they refuse the call. */
const LIMIT_BYTES = 64 * 1024;

let unfinished = 0;

/**
 * Sends a call that changes something, so that leaving or reloading the page does not take it back: screens show
 * such a change before the server has answered. One too large for that is an ordinary call.
 */
export async function fetchKeepalive(request: Request, body = ''): Promise<Response> {
  const bytes = new TextEncoder().encode(body).length;
  if (unfinished + bytes > LIMIT_BYTES) return fetch(request);
  unfinished += bytes;
  try {
    return await fetch(request, { keepalive: true });
  } finally {
    unfinished -= bytes;
  }
}
