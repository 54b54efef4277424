/** For a LIKE pattern: % and _ are plain characters of what somebody typed. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
