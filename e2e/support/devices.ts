/** A phone: touch, 390 px wide. */
export const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
