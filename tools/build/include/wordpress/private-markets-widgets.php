<?php
/**
 * Plugin Name: Private Markets Widgets
 * Description: Includes the script and the stylesheet of the widgets and offers the shortcode [pmw_widget].
 * Version: __PMW_VERSION__
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

const PMW_HANDLE           = 'private-markets-widgets';
const PMW_VERSION          = '__PMW_VERSION__';
const PMW_SCRIPT_INTEGRITY = '__PMW_SCRIPT_INTEGRITY__';
const PMW_STYLE_INTEGRITY  = '__PMW_STYLE_INTEGRITY__';

const PMW_TEXTS_ID         = 'private-markets-widgets-texts';

/** The culture of the page: de_DE_formal is de-DE, and fi, a locale without a region, fi-FI. */
function pmw_culture() {
	$parts = explode( '_', get_locale() );
	if ( isset( $parts[1] ) && preg_match( '/^[A-Z]{2}\z/', $parts[1] ) ) {
		return $parts[0] . '-' . $parts[1];
	}
	$cultures = json_decode( '__PMW_CULTURES__', true );
	return isset( $cultures[ $parts[0] ] ) ? $cultures[ $parts[0] ] : 'en-US';
}

/**
 * The texts of the page's language by widget and key, and over them those of a file of the region, where the
 * folder "languages" has one; a site changes them by the filter of the same name.
 *
 * @return array<string, array<string, string>>
 */
function pmw_texts() {
	$culture = pmw_culture();
	$parts   = explode( '-', $culture );
	$general = $parts[0];
	if ( 'zh' === $general ) {
		$general = in_array( $parts[1], array( 'TW', 'HK', 'MO' ), true ) ? 'zh-Hant' : 'zh-Hans';
	}
	$texts = array();
	foreach ( array( $general, $culture ) as $tag ) {
		$file = __DIR__ . '/' . PMW_VERSION . '/languages/' . $tag . '.json';
		$read = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null;
		// An empty text is not filled in yet.
		$own   = isset( $read['texts'] ) ? array_map( 'array_filter', $read['texts'] ) : array();
		$texts = array_replace_recursive( $texts, $own );
	}
	return (array) apply_filters( 'pmw_texts', $texts, $culture );
}

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
add_action( 'wp_head', 'pmw_print_texts' );

/** Puts script and stylesheet on the page, from the folder of this version beside this file. */
function pmw_enqueue() {
	$folder = plugins_url( PMW_VERSION, __FILE__ );
	wp_enqueue_style( PMW_HANDLE, $folder . '/widgets.css', array(), null );
	wp_enqueue_script( PMW_HANDLE, $folder . '/widgets.js', array(), null, false );
}
add_action( 'wp_enqueue_scripts', 'pmw_enqueue' );

/**
 * Writes attributes on the one tag that loads a file; WordPress may print others beside it.
 *
 * @param string                $html       What WordPress is about to print.
 * @param string                $tag        The tag: "script" or "link".
 * @param array<string, string> $attributes Values by name, unescaped.
 * @return string
 */
function pmw_add_attributes( $html, $tag, $attributes ) {
	$added = '';
	foreach ( $attributes as $name => $value ) {
		$added .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	$begin = '/<' . $tag . '(?=\s[^>]*\s(?:src|href)=)/';
	return preg_replace_callback(
		$begin,
		function ( $found ) use ( $added ) {
			return $found[0] . $added;
		},
		$html,
		1
	);
}

/** Ties the script tag to the very bytes of this version. */
function pmw_script_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$tie = array(
		'defer'       => '',
		'integrity'   => PMW_SCRIPT_INTEGRITY,
		'crossorigin' => 'anonymous',
	);
	return pmw_add_attributes( $html, 'script', array_merge( pmw_script_options(), $tie ) );
}
add_filter( 'script_loader_tag', 'pmw_script_tag', 10, 2 );

/** Ties the stylesheet's tag to the very bytes of this version. */
function pmw_style_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$tie = array(
		'integrity'   => PMW_STYLE_INTEGRITY,
		'crossorigin' => 'anonymous',
	);
	return pmw_add_attributes( $html, 'link', $tie );
}
add_filter( 'style_loader_tag', 'pmw_style_tag', 10, 2 );

/** Leaves quotes inside the shortcode straight: JSON needs them. */
function pmw_keep_quotes( $shortcodes ) {
	return array_merge( $shortcodes, array( 'pmw_widget', 'widget' ) );
}
add_filter( 'no_texturize_shortcodes', 'pmw_keep_quotes' );

/**
 * Reads JSON that an editor may have given paragraphs, line breaks and entities.
 *
 * @param string $text What stands in the shortcode.
 * @return string JSON without <, >, &, ' and "; the text as it came where it is none, so that the console of
 *                the page names the mistake.
 */
function pmw_read_json( $text ) {
	$without_breaks = preg_replace( '#</?p>|<br\s*/?>(?=\s*(?:\n|\z))#i', '', $text );
	$candidates     = array( $text, $without_breaks, html_entity_decode( $without_breaks, ENT_QUOTES ) );
	foreach ( $candidates as $candidate ) {
		$value = json_decode( trim( $candidate ) );
		if ( null !== $value ) {
			return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
		}
	}
	return trim( $text );
}

/**
 * Parts what is enclosed: JSON, and the fallback that stands in [pmw_fallback]…[/pmw_fallback].
 *
 * @param string $content What is enclosed.
 * @return array{string, string} The JSON and the fallback.
 */
function pmw_part_content( $content ) {
	$pattern = '#\[pmw_fallback\](.*?)\[/pmw_fallback\]#s';
	$found   = preg_match( $pattern, $content, $parts );
	return array( preg_replace( $pattern, '', $content ), $found ? $parts[1] : '' );
}

/** Whether a text may stand behind "data-" as the name of an attribute. */
function pmw_is_name( $text ) {
	return is_string( $text ) && 1 === preg_match( '/^[a-z][a-z0-9-]*\z/', $text );
}

/**
 * [pmw_widget name="carousel" carousel-id="home"]What visitors see until the widget is there.[/pmw_widget]
 *
 * Every attribute but "name" and "json" becomes data-…. With json="documents" the enclosed text is the JSON of
 * data-documents; it may hold brackets, which an attribute of a shortcode may not. What visitors see until the
 * widget is there stands beside it, in [pmw_fallback]…[/pmw_fallback]. A name that is missing or not known is
 * left to the script, which says so in the console of the page and names the nearest.
 *
 * @param array<int|string, string>|string $attributes As WordPress read them.
 * @param string|null                      $content    What is enclosed.
 * @return string
 */
function pmw_widget_shortcode( $attributes, $content = null ) {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$content    = (string) $content;
	$name       = isset( $attributes['name'] ) ? strtolower( trim( $attributes['name'] ) ) : '';
	$json       = isset( $attributes['json'] ) ? strtolower( trim( $attributes['json'] ) ) : '';
	unset( $attributes['name'], $attributes['json'] );
	if ( pmw_is_name( $json ) ) {
		list( $data, $content ) = pmw_part_content( $content );
		$attributes[ $json ]    = pmw_read_json( $data );
	}
	// Balanced, so that what is enclosed cannot end the mount point.
	$inside = force_balance_tags( do_shortcode( $content ) );
	$html = '<div data-widget="' . esc_attr( $name ) . '"';
	foreach ( $attributes as $key => $value ) {
		// A word without a value comes with a number for its name: a switch.
		$is_switch = is_int( $key );
		$key       = preg_replace( '/^data-/', '', strtolower( (string) ( $is_switch ? $value : $key ) ) );
		$value     = $is_switch ? '' : $value;
		if ( pmw_is_name( $key ) && 'widget' !== $key ) {
			$html .= ' data-' . $key . '="' . esc_attr( (string) $value ) . '"';
		}
	}
	return $html . '>' . $inside . '</div>';
}
add_shortcode( 'pmw_widget', 'pmw_widget_shortcode' );

/** [widget], the name of earlier versions, if no other plug-in has taken it. */
function pmw_keep_old_name() {
	if ( ! shortcode_exists( 'widget' ) ) {
		add_shortcode( 'widget', 'pmw_widget_shortcode' );
	}
}
add_action( 'init', 'pmw_keep_old_name', 99 );
