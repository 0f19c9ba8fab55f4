import '../Checkpoint/lessons.css';
