import '../../client/loadTutorial';
import './stage.css';
