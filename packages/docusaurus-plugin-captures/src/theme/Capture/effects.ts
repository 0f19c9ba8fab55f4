import '../../client/loadCaptures';
import '../captures.css';
