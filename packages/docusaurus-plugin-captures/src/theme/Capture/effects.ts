import '../../client/captureLoop';
import '../captures.css';
