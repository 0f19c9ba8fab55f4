// Declares for TypeScript the aliases by which Docusaurus finds our theme components.
declare module '@theme/Capture' {
  const Capture: typeof import('./theme/Capture').default;
  export default Capture;
}
declare module '@theme/CaptureLoop' {
  const CaptureLoop: typeof import('./theme/CaptureLoop').default;
  export default CaptureLoop;
}
declare module '@theme/CaptureFigure' {
  const CaptureFigure: typeof import('./theme/CaptureFigure').default;
  export default CaptureFigure;
}
declare module '@theme/CaptureCards' {
  const CaptureCards: typeof import('./theme/CaptureCards').default;
  export default CaptureCards;
}
declare module '@theme/EasingCurve' {
  const EasingCurve: typeof import('./theme/EasingCurve').default;
  export default EasingCurve;
}
