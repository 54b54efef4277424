import { readBarcode } from '@fitarc/domain/barcode';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'];
const EVERY_MS = 200;
const REFUSED =
  'FitArc is not allowed to use the camera. Allow it in your browser settings, or type the number.';
const MISSING = 'The camera could not be opened. Please type the number.';

const detectorClass = () => (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Not every browser reads barcodes, and none gives its camera to a page without https. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

const problemOf = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? REFUSED : MISSING;

const waitForNextScan = () => new Promise((resolve) => setTimeout(resolve, EVERY_MS));

/** Looks until it sees a barcode; answers what ends it and lets go of the camera. */
export function startScanning(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onProblem: (problem: string) => void,
): () => void {
  const Detector = detectorClass();
  let over = Detector === undefined;
  let stream: MediaStream | undefined;
  const stop = () => {
    over = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };

  async function look(Known: DetectorClass) {
    const detector = new Known({ formats: FORMATS });
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Closed while the browser asked for permission.
    if (over) return stop();
    video.srcObject = stream;
    await video.play();
    while (!over) {
      const seen = await detector.detect(video).catch(() => []);
      const code = seen.find(({ rawValue }) => readBarcode(rawValue))?.rawValue;
      if (over) return;
      if (code) {
        stop();
        return onCode(code);
      }
      await waitForNextScan();
    }
  }

  if (Detector) {
    look(Detector).catch((error: unknown) => {
      if (!over) onProblem(problemOf(error));
      stop();
    });
  }
  return stop;
}
