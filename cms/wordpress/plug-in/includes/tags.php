<?php
/**
 * The tags of script, stylesheet and texts.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

const PMW_HANDLE   = 'private-markets-widgets';
const PMW_TEXTS_ID = 'private-markets-widgets-texts';

/**
 * The options of the script tag by attribute name; a site changes them by the filter of the same name.
 *
 * @return array<string, string>
 */
function pmw_script_options() {
	$options = array( 'data-culture' => pmw_culture() );
	if ( array() !== pmw_texts() ) {
		$options['data-texts'] = '#' . PMW_TEXTS_ID;
	}
	// A site in a folder is asked in its folder.
	$home = trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
	if ( '/' !== $home ) {
		$options['data-site-base'] = $home;
		$options['data-api-base']  = $home . 'api/';
	}
	return (array) apply_filters( 'pmw_script_options', $options );
}

/** Writes the texts into the page, so that they need no request. */
function pmw_print_texts() {
	$texts = pmw_texts();
	if ( array() === $texts ) {
		return;
	}
	wp_print_inline_script_tag(
		(string) wp_json_encode(
			array(
				'language' => pmw_culture(),
				'texts'    => $texts,
			),
			JSON_HEX_TAG | JSON_HEX_AMP
		),
		array(
			'type' => 'application/json',
			'id'   => PMW_TEXTS_ID,
		)
	);
}
// Before the scripts: one that a plug-in makes "async" may run as soon as its tag is read.
add_action( 'wp_head', 'pmw_print_texts', 5 );

/** Puts script and stylesheet on the page, from the folder of this version beside the plug-in's file. */
function pmw_enqueue() {
	$folder = plugins_url( PMW_VERSION, PMW_FILE );
	wp_enqueue_style( PMW_HANDLE, $folder . '/widgets.css', array(), null );
	wp_enqueue_script( PMW_HANDLE, $folder . '/widgets.js', array(), null, false );
}
add_action( 'wp_enqueue_scripts', 'pmw_enqueue' );

/** Gives the script tag its options and ties it to the very bytes of this version. */
function pmw_script_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$attributes = array(
		'defer'       => '',
		'integrity'   => PMW_SCRIPT_INTEGRITY,
		'crossorigin' => 'anonymous',
		// What plug-ins write on every tag: the script is no module, and nothing waits for it.
		'async'       => false,
		'type'        => false,
		'nomodule'    => false,
	);
	return pmw_set_attributes( $html, 'script', 'src', array_merge( pmw_script_options(), $attributes ) );
}
add_filter( 'script_loader_tag', 'pmw_script_tag', PHP_INT_MAX, 2 );

/** Ties the stylesheet's tag to the very bytes of this version. */
function pmw_style_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$attributes = array(
		'integrity'   => PMW_STYLE_INTEGRITY,
		'crossorigin' => 'anonymous',
	);
	return pmw_set_attributes( $html, 'link', 'href', $attributes );
}
add_filter( 'style_loader_tag', 'pmw_style_tag', PHP_INT_MAX, 2 );
