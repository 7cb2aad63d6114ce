// Whatever a page does wrong is said aloud where the tests listen: on the console.
(() => {
  const told = new Set();
  const tell = (what) => {
    if (told.has(what)) return;
    told.add(what);
    console.error(`watched: ${what}`);
  };

  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell(`against the policy: ${effectiveDirective} ${blockedURI}`),
  );

  const look = () => {
    const root = document.documentElement;
    if (root && root.scrollWidth > root.clientWidth) {
      tell(`scrolls sideways at ${location.hash}: ${root.scrollWidth} in ${root.clientWidth} px`);
    }
  };
  setInterval(look, 250);
})();
