/** Returns true on macOS and iOS. Also part of an inline script, so it must not use anything outside itself. */
export const isApple = (): boolean => navigator.userAgent.includes('Mac OS');
