export {toCaptureView, type CaptureView} from './captureView';
export type {CaptureCard} from './captureCard';
export type {CurveView} from './curveView';
export type {PictureLoading} from './pictureLoading';
