/**
 * Deletes what the browser has stored of the signed-in member. What waits to be sent stays until its member is back,
 * unless `withOutbox`.
 */
export async function forgetStored({ withOutbox = false } = {}): Promise<void> {
  try {
    const { forgetMember } = await import('./offline/forget-member.ts');
    await forgetMember(withOutbox);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
