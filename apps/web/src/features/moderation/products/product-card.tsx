import type { AdminProduct } from '@fitarc/contract/admin-products';
import { dayWords, onDay } from '../../../lib/day-text.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ProductPicture } from '../../foods/components/product-picture.tsx';
import { FIGURES } from '../food-figures.ts';

interface Props {
  readonly product: AdminProduct;
  readonly busy: boolean;
  onEdit(): void;
  onRemove(): void;
  onRestore(): void;
}

export function ProductCard({ product, busy, onEdit, onRemove, onRestore }: Props) {
  const { name, brand, barcode, image_url, removed_at, corrected_at } = product;
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div className="flex items-start gap-3">
        {image_url && <ProductPicture address={image_url} />}
        <div className="grid min-w-0 flex-1 gap-2">
          <div>
            <h2 className="text-lg wrap-anywhere">{name}</h2>
            {brand && <p className="wrap-anywhere text-ink-2">{brand}</p>}
          </div>
          <p className="text-sm wrap-anywhere text-ink-2">
            {product.contributor_email ?? 'No contributor'} · {dayWords(product.created_at)}
          </p>
          <p className="flex flex-wrap gap-1.5">
            {removed_at && <Badge tone="danger">Removed {onDay(removed_at)}</Badge>}
            {corrected_at && <Badge>Corrected {onDay(corrected_at)}</Badge>}
            {barcode && <Badge tone="outline">Barcode {barcode}</Badge>}
            <Badge tone="outline">Per 100 g</Badge>
          </p>
        </div>
      </div>
      <Facts product={product} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button variant="secondary" disabled={busy} onClick={onEdit}>
          Edit{hidden}
        </Button>
        {/* One button for both, so that the focus stays where it was. */}
        <Button
          variant={removed_at ? 'secondary' : 'danger-outline'}
          busy={busy}
          onClick={removed_at ? onRestore : onRemove}
        >
          {removed_at ? 'Restore' : 'Remove'}
          {hidden}
        </Button>
      </div>
    </Card>
  );
}

const Facts = ({ product }: { product: AdminProduct }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 rounded-md bg-sunken px-4 py-3 tabular-nums">
    {FIGURES.map(({ name, label, unit }) => {
      const value = product[name];
      return (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-strong">{value === null ? '–' : `${formatNumber(value)} ${unit}`}</dd>
        </div>
      );
    })}
  </dl>
);
