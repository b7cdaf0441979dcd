import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JsonSchema } from '../../../api/json-schema.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { makeContractFiles } from '../../../tools/contract/contract-files.ts';
import { makeWidgetList } from '../../../tools/contract/widget-list.ts';
import { compileForCms } from '../../../tests/setup/site/compile-for-cms.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { type Post, type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const base = '/wp-json/private-markets-widgets/v1';
const plain: SiteSettings = { options: { permalink_structure: '', rewrite_rules: '' } };

const posts: readonly Post[] = [
  {
    slug: 'fund-closed',
    title: 'Fund "VIII" & its investors <closed>',
    content: '<p>Wind, rail and water.</p>',
    categories: ['News', 'Transactions & deals'],
    tags: ['London', 'Zürich, Limmat'],
    date: '2022-12-19 10:00:00',
    image: 'pylons.jpg',
  },
  {
    slug: 'joins',
    title: '',
    content: `[pmw_widget name="tabs" json="tabs"]{"a":1}[pmw_fallback]She comes from Oslo.[/pmw_fallback][/pmw_widget]`,
    categories: ['News', 'أخبار'],
    date: '2022-12-16 10:00:00',
  },
  { slug: 'essay', title: 'Essay', content: 'On wind.', categories: ['Insight'] },
  { slug: 'about', title: 'About wind', content: 'A page.', type: 'page' },
  { slug: 'draft', title: 'Wind draft', content: 'Wind', status: 'draft', categories: ['News'] },
  { slug: 'private', title: 'Wind private', content: 'Wind', status: 'private' },
  { slug: 'locked', title: 'Wind locked', content: 'Wind', password: 'x', categories: ['News'] },
  ...Array.from({ length: 12 }, (_, at) => ({
    slug: `drizzle-${at}`,
    title: `Drizzle ${at}`,
    content: 'drizzle',
    date: `2021-01-${at + 10} 10:00:00`,
  })),
];

const plugins = {
  'signup.php': `<?php /* Plugin Name: Sign-up */
add_action( 'pmw_signup', function ( $email, $culture ) {
  if ( 'fails@firm.example' === $email ) throw new Exception( 'No list.' );
  update_option( 'signed_up', "$email $culture" );
}, 10, 2 );`,
  'change.php': `<?php /* Plugin Name: Change */
foreach ( array( 'search', 'news', 'insight', 'signup' ) as $name ) {
  add_filter( "pmw_{$name}_answer", function ( $answer ) { return $answer + array( 'own' => true ); } );
}
add_action( 'pmw_signup', '__return_true' );
add_filter( 'pmw_articles_query', function ( $query ) { return array( 's' => 'drizzle' ) + array_diff_key( $query, array( 'category_name' => 1 ) ); } );`,
  // A site that tells kinds and cultures apart by the request, as filters may.
  'telling.php': `<?php /* Plugin Name: Telling */
add_filter( 'pmw_articles_query', function ( $query, $request ) { return array( 'meta_key' => '', 'tag__not_in' => array(), 'told' => "{$request['kind']} {$request['culture']}" ) + $query; }, 10, 2 );
add_filter( 'pmw_news_answer', function ( $answer, $request ) { return $answer + array( 'told' => "{$request['kind']} {$request['culture']}" ); }, 10, 2 );
add_filter( 'pmw_insight_answer', function ( $answer, $request ) { return array( 'told' => 'insight' ); }, 10, 2 );
add_action( 'pmw_signup', function ( $email, $culture ) {
  add_filter( 'pmw_signup_answer', function ( $answer ) use ( $culture ) { return $answer + array( 'told' => $culture ); } );
}, 10, 2 );`,
  'slow.php': `<?php /* Plugin Name: Slow */
add_filter( 'the_content', function () { throw new Exception( 'Seconds of work.' ); } );`,
  'titles.php': `<?php /* Plugin Name: Titles */
add_filter( 'the_title', function ( $title ) { return "New $title"; } );`,
  'short.php': `<?php /* Plugin Name: Short */
add_filter( 'pmw_articles_query', function ( $query ) { return array( 'posts_per_page' => 1 ) + $query; } );`,
  'editing.php': `<?php /* Plugin Name: Editing */
add_action( 'init', function () {
  $post = get_page_by_path( 'essay', OBJECT, 'post' );
  switch ( $_GET['edit'] ?? '' ) {
    case 'post': wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Essay on wind' ) ); break;
    case 'terms': wp_set_post_terms( $post->ID, array( 'Offshore' ) ); break;
    case 'term': wp_update_term( get_term_by( 'name', 'Offshore', 'post_tag' )->term_id, 'post_tag', array( 'name' => 'At sea' ) ); break;
    case 'thumbnail': set_post_thumbnail( $post->ID, wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), 'sea.jpg' ) ); break;
    case 'sticky': stick_post( $post->ID ); break;
    case 'removal': wp_remove_object_terms( $post->ID, 'Offshore', 'post_tag' ); break;
    case 'trash': wp_trash_post( $post->ID ); break;
  }
} );`,
};

interface SearchAnswer {
  readonly Items: readonly { readonly Title: string; readonly Description: string }[];
  readonly PageIndex: number;
  readonly TotalItemCount: number;
}

interface Articles {
  readonly Menus: readonly { readonly FieldName: string }[];
  readonly Content: readonly Readonly<Record<string, unknown>>[];
}

const published = await makeContractFiles(makeWidgetList('1.2.3', await readWidgets()));
/** Holds an answer to its published schema. */
const findMistakes = (name: string, answer: unknown) => {
  const file = published.find((each) => each.name === `contract/${name}.schema.json`);
  return compileForCms(JSON.parse(String(file?.bytes)) as JsonSchema)(answer);
};

describe.skipIf(php === undefined)('the answers of the plug-in on WordPress', () => {
  let wordpress: WordPress;
  /** Asks as the script does: base, culture, path. */
  const ask = async (path: string, site: SiteSettings = {}) => {
    const response = await wordpress.ask(`${base}/en-us/${path}`, site);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=UTF-8',
    ]);
    return (await response.json()) as unknown;
  };
  const search = async (query: string) => {
    const answer = (await ask(`search?${query}`)) as SearchAnswer;
    expect(findMistakes('search', answer)).toEqual([]);
    return {
      page: answer.PageIndex,
      count: answer.TotalItemCount,
      titles: answer.Items.map(({ Title }) => Title),
    };
  };
  const signUp = async (email: unknown, headers: object, site: SiteSettings = {}) => {
    const response = await wordpress.ask(`${base}/de-de/signup`, site, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    const answer: unknown = await response.json();
    expect(findMistakes('signup', answer)).toEqual([]);
    return { status: response.status, ...(answer as object) };
  };
  const own = () => ({ Origin: wordpress.origin });

  beforeAll(async () => {
    const files = Object.fromEntries(
      Object.entries(plugins).map(([name, text]) => [`plugins/${name}`, text]),
    );
    wordpress = await startWordPress({ zip: makePlugIn(), posts, files });
  });

  afterAll(() => wordpress.close());

  it('find what is public, by type of posts or category', async () => {
    const all = await search('searchtext=wind&searchtype=&page=1&pagesize=10');
    expect(all.titles).toHaveLength(3);
    expect(all.titles).toEqual(expect.arrayContaining(['Essay', 'About wind']));
    expect((await search('searchtext=wind&searchtype=page&page=1')).titles).toEqual(['About wind']);
    expect((await search('searchtext=wind&searchtype=insight&page=1')).titles).toEqual(['Essay']);
    const none = { page: 1, count: 0, titles: [] };
    expect(await search('searchtext=wind&searchtype=people&page=1')).toEqual(none);
    expect(await search(`searchtext=${encodeURIComponent(`o'x\\ "<`)}&page=1`)).toEqual(none);
  });

  it.each([
    ['page=1&pagesize=5', 1, 5],
    ['page=3&pagesize=5', 3, 2],
    ['page=2', 2, 2],
    ['page=99&pagesize=5', 3, 2],
    ['page=0&pagesize=-3', 1, 3],
    ['page=x&pagesize=x', 1, 10],
  ])('turn pages of what was found: %s', async (query, page, length) => {
    const found = await search(`searchtext=drizzle&searchtype=&${query}`);
    expect([found.page, found.titles.length, found.count]).toEqual([page, length, 12]);
  });

  it('list the posts of a category, with menus of the terms that they have', async () => {
    const answer = (await ask('articledata/news')) as Articles;
    expect(findMistakes('articledata-news', answer)).toEqual([]);
    expect(answer).toEqual({
      Menus: [
        {
          Label: 'Categories',
          FieldName: 'category',
          Items: [
            { Label: 'Transactions & deals', FieldValue: 'transactions-deals' },
            { Label: 'أخبار', FieldValue: 'أخبار' },
          ],
        },
        {
          Label: 'Tags',
          FieldName: 'post_tag',
          Items: [
            { Label: 'London', FieldValue: 'london' },
            { Label: 'Zürich, Limmat', FieldValue: 'zurich-limmat' },
          ],
        },
      ],
      Content: [
        {
          Headline: expect.stringContaining('VIII') as unknown,
          Description: 'Wind, rail and water.',
          Url: `${wordpress.origin}/fund-closed/`,
          DisplayTile: 'WithImage',
          Image: `${wordpress.origin}/wp-content/uploads/pylons.jpg`,
          FormattedPublishedDate: 'December 19, 2022',
          Data: {
            category: ['transactions-deals'],
            post_tag: ['london', 'zurich-limmat'],
            Eyebrow: 'Transactions & deals',
          },
        },
        {
          Headline: '(no title)',
          Description: 'She comes from Oslo.',
          Url: `${wordpress.origin}/joins/`,
          DisplayTile: 'Simple',
          FormattedPublishedDate: 'December 16, 2022',
          Data: { category: ['أخبار'], Eyebrow: 'أخبار' },
        },
      ],
    });
  });

  it('list insights likewise, without menus where the posts have no further terms', async () => {
    const answer = (await ask('articledata/insight')) as Articles;
    expect(findMistakes('articledata-insight', answer)).toEqual([]);
    expect(answer.Menus).toEqual([]);
    expect(answer.Content.map(({ Headline, Data }) => [Headline, Data])).toEqual([['Essay', {}]]);
  });

  it('are the same with plain permalinks', async () => {
    const route = '/index.php?rest_route=/private-markets-widgets/v1/en-us/';
    const response = await wordpress.ask(`${route}search&searchtext=wind&page=1`, plain);
    expect(((await response.json()) as SearchAnswer).TotalItemCount).toBe(3);
  });

  it('hand a sign-up to the site', async () => {
    const site = { plugins: ['signup.php'] };
    const answer = { status: 200, IsSuccessStatusCode: true, message: 'jo@firm.example' };
    expect(await signUp('jo@firm.example', own(), site)).toEqual(answer);
    const token = { Cookie: 'XSRF-TOKEN=a%2Bb%3D', 'X-XSRF-TOKEN': 'a+b=' };
    expect(await signUp('jo@firm.example', { ...own(), ...token }, site)).toEqual(answer);
  });

  it.each<[number, string, unknown, (() => object)?]>([
    [200, 'no address', 'jo@'],
    [200, 'no text', ['jo@firm.example']],
    [200, 'a line break before the sign', 'jo\n@firm.example'],
    [200, 'a line break behind the sign', 'jo@firm\n.example'],
    [200, 'a header behind the address', 'jo@firm.example\r\nBcc: all@firm.example'],
    [400, 'another site', 'jo@firm.example', () => ({ Origin: 'https://other.example' })],
    [400, 'no origin', 'jo@firm.example', () => ({})],
    [
      400,
      'an origin like ours',
      'jo@firm.example',
      () => ({ Origin: `${wordpress.origin}.x.example` }),
    ],
    [400, 'a form', 'jo@firm.example', () => ({ ...own(), 'Content-Type': 'text/plain' })],
    [
      400,
      'a token that is missing',
      'jo@firm.example',
      () => ({ ...own(), Cookie: 'XSRF-TOKEN=a' }),
    ],
    [
      400,
      'a token of another page',
      'jo@firm.example',
      () => ({ ...own(), Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'b' }),
    ],
    [500, 'a handler that fails', 'fails@firm.example'],
  ])('refuse a sign-up with %i: %s', async (status, _, email, headers = own) => {
    const answer = await signUp(email, headers(), { plugins: ['signup.php'] });
    expect(answer).toMatchObject({ status, IsSuccessStatusCode: false });
  });

  it('say so where nothing takes sign-ups', async () => {
    expect(await signUp('jo@firm.example', own())).toMatchObject({
      status: 501,
      IsSuccessStatusCode: false,
      message: expect.stringContaining('pmw_signup') as unknown,
    });
  });

  it('are what a site makes of them', async () => {
    const site = { plugins: ['change.php'] };
    for (const path of ['search?searchtext=wind', 'articledata/news', 'articledata/insight']) {
      expect(await ask(path, site)).toMatchObject({ own: true });
    }
    expect(((await ask('articledata/news', site)) as Articles).Content).toHaveLength(12);
    expect(await signUp('jo@firm.example', own(), site)).toMatchObject({ own: true });
  });

  it.each([
    'articledata/news',
    'articledata/NEWS',
    'articledata/news?kind=secret&culture=../../x',
    'articledata/news?kind[]=secret&culture[]=x',
  ])('know kind and culture by the path alone: %s', async (path) => {
    expect(await ask(path, { plugins: ['telling.php'] })).toMatchObject({ told: 'news en-us' });
  });

  it('know them by the path alone where the method is another', async () => {
    const request = {
      method: 'POST',
      headers: { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'insight', culture: 'x\ny', searchtext: 'wind' }),
    };
    const site = { plugins: ['telling.php'] };
    const news = await wordpress.ask(`${base}/en-us/articledata/news`, site, request);
    expect(await news.json()).toMatchObject({ told: 'news en-us' });
    const found = await wordpress.ask(`${base}/en-us/search?searchtext=Essay`, site, request);
    expect(await found.json()).toMatchObject({ TotalItemCount: 1 });
  });

  it.each([
    ['?culture=../../x', {}],
    ['', { culture: 'de-de\r\nBcc: all@firm.example' }],
    ['', { culture: ['x'] }],
  ])(
    'hand a sign-up the culture of its path, not that of the query "%s" or of %j',
    async (query, sent) => {
      const response = await wordpress.ask(
        `${base}/de-de/signup${query}`,
        { plugins: ['telling.php'] },
        {
          method: 'POST',
          body: JSON.stringify({ email: 'jo@firm.example', ...sent }),
          headers: { 'Content-Type': 'application/json', ...own() },
        },
      );
      expect(await response.json()).toMatchObject({ told: 'de-de' });
    },
  );

  it('take no list for a text of the query', async () => {
    const query = 'searchtext[]=x&searchtype[a]=x&page[]=2&pagesize[]=3';
    expect(await search(query)).toMatchObject({ page: 1 });
  });

  it('make excerpts without what a theme and plug-ins do to a whole page', async () => {
    const site = { plugins: ['slow.php'] };
    const found = (await ask('search?searchtext=Oslo', site)) as SearchAnswer;
    expect(found.Items[0]?.Description).toBe('She comes from Oslo.');
    const list = (await ask('articledata/news', {
      plugins: ['slow.php', 'short.php'],
    })) as Articles;
    expect(list.Content[0]?.['Description']).toBe('Wind, rail and water.');
  });

  it('are kept for visitors, and say how many posts there are', async () => {
    const { headers } = await wordpress.ask(`${base}/en-us/articledata/news`);
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
    expect(headers.get('x-wp-total')).toBe('2');
    const short = await wordpress.ask(`${base}/en-us/articledata/news`, { plugins: ['short.php'] });
    expect(short.headers.get('x-wp-total')).toBe('2');
    expect(((await short.json()) as Articles).Content).toHaveLength(1);
  });

  const readInsights = async () => {
    const { Content, Menus } = (await ask('articledata/insight')) as Articles;
    return [
      ...Content.map((each) => each['Headline']),
      ...Content.map((each) => each['DisplayTile']),
      ...Menus.map((each) => JSON.stringify(each)),
    ].join(' ');
  };

  it('list posts as they were until something of them changes', async () => {
    const before = await readInsights();
    const site = { plugins: ['titles.php'] };
    expect(((await ask('articledata/insight', site)) as Articles).Content[0]?.['Headline']).toBe(
      'Essay',
    );
    for (const [edit, shown] of [
      ['post', /^Essay on wind Simple$/],
      ['terms', /Offshore/],
      ['term', /At sea/],
      ['thumbnail', /WithImage/],
      ['sticky', /Featured/],
      ['removal', /^Essay on wind Featured$/],
      ['trash', /^$/],
    ] as const) {
      await wordpress.ask(`/?edit=${edit}`, { plugins: ['editing.php'] });
      expect(await readInsights()).toMatch(shown);
    }
    expect(before).toBe('Essay Simple');
  });

  it('are not there where another back end answers', async () => {
    const site = { options: { pmw_answers: '0' } };
    expect((await wordpress.ask(`${base}/en-us/articledata/news`, site)).status).toBe(404);
  });
});
