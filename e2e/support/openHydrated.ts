export {open as openHydrated, settled as waitUntilHydrated} from './settled';
