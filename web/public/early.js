// Runs before the first paint, so that neither theme nor language is seen to change. src/lib says the same in full.
(function () {
  var root = document.documentElement;
  var kept = function (key) {
    try {
      return localStorage.getItem('stellarch.' + key);
    } catch (_) {
      return null;
    }
  };
  var theme = kept('theme');
  var light = theme ? theme === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = light ? 'light' : 'dark';
  root.lang = kept('language') || (/^fr\b/i.test(navigator.language) ? 'fr' : 'en');
})();
