import '../TutorialProgress/tutorialProgress.css';
