/** Of optimisers, consent tools, tag managers. */
const FOREIGN =
  /^(?:amp|astro|auto|borlabs|cf|cmp|complianz|cookie|gtm|id$|iub|litespeed|n-|name$|no-?|nscript|ot-|pagespeed|pmdelayed|purpose|requires|rocket|service|skip|src|turbo|type|uc-|usercentrics|vendor|webshop|wp|wpmeteor)/;

export const isForeign = (attribute: string) => attribute.startsWith('data-') && FOREIGN.test(attribute.slice(5));
