import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From this server; the package would fetch it from somewhere else.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Answers the text of every barcode in a picture. */
self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  try {
    const found = await readBarcodes(data, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'ITF'],
      maxNumberOfSymbols: 2,
    });
    self.postMessage(found.map(({ text }) => text));
  } catch (error) {
    self.postMessage({ problem: String(error) });
  }
};
