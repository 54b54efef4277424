/** For a LIKE pattern: % and _ are plain characters of what somebody typed. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
