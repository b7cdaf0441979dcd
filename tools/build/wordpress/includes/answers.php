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
				'callback'            => $answer,
				// What is answered is public.
				'permission_callback' => '__return_true',
			)
		);
	}
}
add_action( 'rest_api_init', 'pmw_register_answers' );

/** The title of the present post, never empty: the widgets leave out what has none. */
function pmw_title() {
	$title = get_the_title();
	return '' === trim( $title ) ? __( '(no title)' ) : $title;
}
