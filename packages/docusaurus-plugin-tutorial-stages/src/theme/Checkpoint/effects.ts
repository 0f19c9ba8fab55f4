import './lessons.css';
