import { type ContractDocs } from '../widget/define-contract.ts';
import { type scriptContract } from './script-options.ts';

export const scriptDocs = {
  summary: 'The script tag that a page includes.',
  attributes: {
    culture: 'The culture of the page: lowercased in paths, used for dates and numbers.',
    texts:
      'The language of the page: # and the id of a JSON script with a language file, or an address of one on the page’s own origin.',
    'site-base': 'Base of signup, slideshow, verticalscroll and search.',
    'api-base': 'Base of articledata and teamdata.',
    'xsrf-cookie': 'Name of the anti-forgery cookie.',
    'xsrf-header': 'Name of the anti-forgery header; sent to the same origin only.',
    'auto-mount': 'false: the page calls mount() itself.',
    stylesheet: 'Address of the stylesheet, or none.',
    'image-query':
      'How the CMS resizes its images: the part of a query that asks for a width, {width} in its place. Images from data then come in the widths of data-image-widths.',
    'image-widths': 'The widths in pixels in which images from data are offered.',
    'embed-hosts': 'Hosts, separated by spaces, that embeds may come from.',
    debug: 'Whether ?widgets-debug in the address of a page opens the inspector.',
  },
  texts: {},
  addresses: { 'site-base': 'page', 'api-base': 'page', stylesheet: 'file' },
} as const satisfies Pick<
  ContractDocs<typeof scriptContract>,
  'addresses' | 'attributes' | 'summary' | 'texts'
>;
