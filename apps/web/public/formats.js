// A worker. The first format a browser makes takes it long, as it looks through all its languages; the next ones
// are made at once, on the page too. So the first is made here, where nobody waits for it.
new Intl.DateTimeFormat();
close();
