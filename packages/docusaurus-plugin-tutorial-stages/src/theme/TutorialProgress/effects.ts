import '../../client/loadTutorial';
import './tutorialProgress.css';
