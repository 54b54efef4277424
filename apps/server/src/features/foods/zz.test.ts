import { it } from 'vitest';
import { foodsOf, shipFoods } from '../../../test/foods.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp({ logLevel: 'error' });
const ada = foodsOf(t, await t.cast.ada());
await shipFoods(t);
it('tries', async () => {
  try {
    for (const q of (process.env.QS ?? 'milk,egg,eggs,chiken brest,bnana,cho,courgette,yogrut').split(',')) {
      const a = await ada.search(q);
      console.log(
        q,
        a.status,
        a.status >= 400 ? a.text : JSON.stringify(a.list.slice(0, 6).map((f) => f.name)),
        a.list.length,
      );
    }
  } finally {
    for (const l of t.log) console.log(l.slice(0, 3000));
  }
});
