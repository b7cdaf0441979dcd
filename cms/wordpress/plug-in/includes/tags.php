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

/** Whether the script is the module, which brings React with the first widget that needs it. */
function pmw_is_module() {
	return (bool) apply_filters( 'pmw_module', false );
}

/** Puts script and stylesheet on the page, from the folder of this version beside the plug-in's file. */
function pmw_enqueue() {
	$folder = plugins_url( PMW_VERSION, PMW_FILE );
	wp_enqueue_style( PMW_HANDLE, $folder . '/widgets.css', array(), null );
	wp_enqueue_script( PMW_HANDLE, $folder . ( pmw_is_module() ? '/esm' : '' ) . '/widgets.js', array(), null, false );
}
add_action( 'wp_enqueue_scripts', 'pmw_enqueue' );

/** Whether the page has a block that is drawn with React. */
function pmw_has_react_block() {
	foreach ( is_singular() ? pmw_blocks() : array() as $name => $block ) {
		if ( ! $block['isBehaviour'] && ! isset( $block['isOwn'] ) && has_block( PMW_BLOCKS . $name ) ) {
			return true;
		}
	}
	return false;
}

/** Brings with the page what the module imports. No import map: WordPress has its own since 6.5, and a page has one. */
function pmw_print_preload() {
	if ( ! pmw_is_module() ) {
		return;
	}
	$files = array( PMW_CORE => PMW_CORE_INTEGRITY ) + ( pmw_has_react_block() ? array( PMW_REACT => PMW_REACT_INTEGRITY ) : array() );
	foreach ( $files as $file => $integrity ) {
		$address = plugins_url( PMW_VERSION . '/' . $file, PMW_FILE );
		echo '<link rel="modulepreload" href="' . esc_url( $address ) . '" integrity="' . esc_attr( $integrity ) . '" crossorigin="anonymous">' . "\n";
	}
}
add_action( 'wp_head', 'pmw_print_preload', 6 );

/** Gives the script tag its options and ties it to the very bytes of this version. */
function pmw_script_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$is_module  = pmw_is_module();
	$attributes = array(
		'defer'       => $is_module ? false : '',
		'integrity'   => $is_module ? PMW_MODULE_INTEGRITY : PMW_SCRIPT_INTEGRITY,
		'crossorigin' => 'anonymous',
		'type'        => $is_module ? 'module' : false,
		// What plug-ins write on every tag; nothing waits for the script.
		'async'       => false,
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
