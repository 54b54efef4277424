/** Reads the barcodes in what a camera shows. */
export interface Detector {
  detect(video: HTMLVideoElement): Promise<string[]>;
  close(): void;
}

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}
interface NativeClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats?(): Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'];

/** The browser's own, where it has one that knows the barcodes of food. */
async function nativeDetector(): Promise<Detector | undefined> {
  const Native = (window as { BarcodeDetector?: NativeClass }).BarcodeDetector;
  if (!Native) return undefined;
  const known = await Native.getSupportedFormats?.().catch((): string[] => []);
  const formats = FORMATS.filter((format) => !known || known.includes(format));
  if (!formats.includes('ean_13')) return undefined;
  const detector = new Native({ formats });
  return {
    detect: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Wide enough to tell the bars of a code apart, small enough to be read several times a second. */
const WIDTH = 960;

/** iPhones and Firefox have none: a decoder in WebAssembly, fetched only now, in a worker. */
function wasmDetector(): Detector {
  const worker = new Worker(new URL('./barcode.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect(video) {
      const scale = Math.min(1, WIDTH / (video.videoWidth || WIDTH));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve([]);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string[] | { problem: string }>) =>
          Array.isArray(data) ? resolve(data) : reject(new Error(data.problem));
        worker.onerror = () => reject(new Error('The barcode decoder could not be loaded.'));
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}

export const createDetector = async (): Promise<Detector> => (await nativeDetector()) ?? wasmDetector();
