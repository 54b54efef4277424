import { readBarcode } from '@fitarc/domain/barcode';
import type { Detector } from './barcode-detector.ts';

const EVERY_MS = 200;
const REFUSED =
  'FitArc is not allowed to use the camera. Allow it in your browser settings, or type the number.';
const MISSING = 'The camera could not be opened. Please type the number.';

/** No browser gives its camera to a page without https. */
export const canScan = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const problemOf = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? REFUSED : MISSING;

const waitForNextScan = () => new Promise((resolve) => setTimeout(resolve, EVERY_MS));

/** Looks until it sees a barcode; answers what ends it and lets go of the camera. */
export function startScanning(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onProblem: (problem: string) => void,
): () => void {
  let over = false;
  let stream: MediaStream | undefined;
  let detector: Detector | undefined;
  const stop = () => {
    over = true;
    detector?.close();
    for (const track of stream?.getTracks() ?? []) track.stop();
  };

  async function look() {
    const { createDetector } = await import('./barcode-detector.ts');
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
    detector = await createDetector();
    // Closed while the browser asked for permission.
    if (over) return stop();
    video.srcObject = stream;
    await video.play();
    while (!over) {
      const seen = await detector.detect(video).catch(() => []);
      const code = seen.find((text) => readBarcode(text));
      if (over) return;
      if (code) {
        stop();
        return onCode(code);
      }
      await waitForNextScan();
    }
  }

  look().catch((error: unknown) => {
    if (!over) onProblem(problemOf(error));
    stop();
  });
  return stop;
}
