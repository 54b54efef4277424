// A worker. The first Intl format loads the browser's locale data, which takes 25 ms on a phone; later ones, on the
// page too, reuse it. So the first is created here, off the main thread.
new Intl.DateTimeFormat();
close();
