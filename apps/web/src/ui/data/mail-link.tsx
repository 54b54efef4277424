/** An address one can write to. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="wrap-anywhere">
    {address}
  </a>
);
