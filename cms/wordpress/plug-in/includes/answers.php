<?php
/**
 * The calls that WordPress answers, and the base that leads the script to them.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

const PMW_NAMESPACE = 'private-markets-widgets/v1';

/** Whether the plug-in answers calls; off where the option or the filter of the same name is false. */
function pmw_has_answers() {
	return (bool) apply_filters( 'pmw_answers', (bool) get_option( 'pmw_answers', true ) );
}

/**
 * The base of all calls as a path of this site; with plain permalinks it is a query, to which the script appends.
 *
 * @return string
 */
function pmw_base() {
	$address = rest_url( PMW_NAMESPACE . '/' );
	$query   = (string) wp_parse_url( $address, PHP_URL_QUERY );
	return wp_parse_url( $address, PHP_URL_PATH ) . ( '' === $query ? '' : '?' . $query );
}

/**
 * Leads the script to the answers.
 *
 * @param array<string, string> $options Those of the script tag.
 * @return array<string, string>
 */
function pmw_name_base( $options ) {
	if ( ! pmw_has_answers() ) {
		return $options;
	}
	return array_merge(
		$options,
		array(
			'data-site-base' => pmw_base(),
			'data-api-base'  => pmw_base(),
		)
	);
}
// Before the filters of a site, which may name others.
add_filter( 'pmw_script_options', 'pmw_name_base', 1 );

/** Whether visitors get an answer from a widget; a form that nobody reads is not shown. */
function pmw_is_answered( $name ) {
	return 'subscribe-callout' !== $name || pmw_takes_signups();
}

/**
 * Lists posts with excerpts that are made quickly.
 *
 * @param callable $answer Lists them.
 * @param mixed    $asked  What it takes.
 * @return mixed What it returns.
 */
function pmw_ask( $answer, $asked ) {
	add_filter( 'get_the_excerpt', 'pmw_make_excerpt', 9 );
	$response = $answer( $asked );
	remove_filter( 'get_the_excerpt', 'pmw_make_excerpt', 9 );
	return $response;
}

/** Registers the calls: {base}{culture}/search and so on. */
function pmw_register_answers() {
	if ( ! pmw_has_answers() ) {
		return;
	}
	$calls = array(
		'search'                             => array( 'GET', 'pmw_answer_search' ),
		'articledata/(?P<kind>news|insight)' => array( 'GET', 'pmw_answer_articles' ),
		'signup'                             => array( 'POST', 'pmw_answer_signup' ),
	);
	foreach ( $calls as $path => list( $method, $answer ) ) {
		register_rest_route(
			PMW_NAMESPACE,
			'/(?P<culture>[a-z]{2,3}(?:-[a-z0-9]+)*)/' . $path,
			array(
				'methods'             => $method,
				'callback'            => function ( $request ) use ( $answer ) {
					// A query or a body that has these names too would win over the path.
					foreach ( $request->get_url_params() as $name => $value ) {
						$request->set_param( $name, strtolower( $value ) );
					}
					return pmw_ask( $answer, $request );
				},
				// What is answered is public.
				'permission_callback' => '__return_true',
			)
		);
	}
}
add_action( 'rest_api_init', 'pmw_register_answers' );

/** A text of the query, empty where there is none. */
function pmw_query_text( $request, $name ) {
	$query = $request->get_query_params();
	return isset( $query[ $name ] ) && is_string( $query[ $name ] ) ? $query[ $name ] : '';
}

/** An excerpt without the filters of a whole page, which for a list of posts take seconds. */
function pmw_make_excerpt( $excerpt ) {
	if ( '' !== trim( $excerpt ) ) {
		return $excerpt;
	}
	$text = pmw_draw_early( excerpt_remove_blocks( strip_shortcodes( get_the_content( '' ) ) ) );
	$size = (int) apply_filters( 'excerpt_length', (int) _x( '55', 'excerpt_length' ) );
	return wp_trim_words( $text, $size, apply_filters( 'excerpt_more', ' [&hellip;]' ) );
}

/** The title of the present post, never empty: the widgets leave out what has none. */
function pmw_title() {
	$title = get_the_title();
	return '' === trim( $title ) ? __( '(no title)' ) : $title;
}
