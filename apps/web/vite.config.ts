import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { iconsByPage } from './icons.ts';
import { preloads } from './preloads.ts';

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  plugins: [iconsByPage(), react(), tailwindcss(), chunks(), preloads()],
  server: { host: '127.0.0.1', proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every visitor loads the names of all files: the shortest hash there may be saves a tenth of a kilobyte.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
});
