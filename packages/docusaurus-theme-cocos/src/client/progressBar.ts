// Configures Docusaurus's progress bar without the role that its library sets, because ARIA has none for it.
import nprogress from 'nprogress';

nprogress.configure({template: '<div class="bar"><div class="peg"></div></div>', barSelector: '.bar'});
