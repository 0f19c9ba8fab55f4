// Declares for TypeScript the aliases by which Docusaurus finds our theme components.
declare module '@theme/Stage' {
  const Stage: typeof import('./theme/Stage').default;
  export default Stage;
}
declare module '@theme/ContentPack' {
  const ContentPack: typeof import('./theme/ContentPack').default;
  export default ContentPack;
}
declare module '@theme/PartDone' {
  const PartDone: typeof import('./theme/PartDone').default;
  export default PartDone;
}
declare module '@theme/PathProgress' {
  const PathProgress: typeof import('./theme/PathProgress').default;
  export default PathProgress;
}
declare module '@theme/TutorialProgress' {
  const TutorialProgress: typeof import('./theme/TutorialProgress').default;
  export default TutorialProgress;
}
declare module '@theme/Exercise' {
  const Exercise: typeof import('./theme/Exercise').default;
  export default Exercise;
}
declare module '@theme/Solution' {
  const Solution: typeof import('./theme/Solution').default;
  export default Solution;
}
declare module '@theme/Checkpoint' {
  const Checkpoint: typeof import('./theme/Checkpoint').default;
  export default Checkpoint;
}
