import '../../client/loadTutorial';
import './partDone.css';
