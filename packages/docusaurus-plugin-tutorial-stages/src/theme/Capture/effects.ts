import '../../client/loadTutorial';
import './capture.css';
