import wasmUrl from 'sql.js/dist/sql-wasm.wasm?url';
import { serveImport } from './serve-import.ts';

serveImport(self as unknown as Parameters<typeof serveImport>[0], () => wasmUrl);
