import 'file-copies';
import './progressElements';
