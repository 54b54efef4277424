// `npm run admin` and the like: the same commands under their other name.
import '../fitarc.mjs';
