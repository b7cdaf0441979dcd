<?php
/**
 * Plugin Name: Private Markets Widgets
 * Description: Includes the script and the stylesheet of the widgets and offers the shortcode [widget].
 * Version: __PMW_VERSION__
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

const PMW_HANDLE           = 'private-markets-widgets';
const PMW_VERSION          = '__PMW_VERSION__';
const PMW_SCRIPT_INTEGRITY = '__PMW_SCRIPT_INTEGRITY__';
const PMW_STYLE_INTEGRITY  = '__PMW_STYLE_INTEGRITY__';

/**
 * The options of the script tag by attribute name; a site changes them by the filter of the same name.
 *
 * @return array<string, string>
 */
function pmw_script_options() {
	$options = array();
	// de_DE_formal is de-DE to the widgets. A locale without a region leaves the choice to <html lang>.
	if ( preg_match( '/^([a-z]{2,3})_([A-Z]{2})(?:_|\z)/', get_locale(), $parts ) ) {
		$options['data-culture'] = $parts[1] . '-' . $parts[2];
	}
	return (array) apply_filters( 'pmw_script_options', $options );
}

/** Puts script and stylesheet on the page; the files lie beside this one. */
function pmw_enqueue() {
	wp_enqueue_style( PMW_HANDLE, plugins_url( 'widgets.css', __FILE__ ), array(), PMW_VERSION );
	wp_enqueue_script(
		PMW_HANDLE,
		plugins_url( 'widgets.js', __FILE__ ),
		array(),
		PMW_VERSION,
		array( 'strategy' => 'defer' )
	);
}
add_action( 'wp_enqueue_scripts', 'pmw_enqueue' );

/**
 * Writes attributes on the one tag that loads a file; WordPress may print others beside it.
 *
 * @param string                $html       What WordPress is about to print.
 * @param string                $source     The attribute that holds the address.
 * @param array<string, string> $attributes Values by name, unescaped.
 * @return string
 */
function pmw_add_attributes( $html, $source, $attributes ) {
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( null === $tags->get_attribute( $source ) ) {
			continue;
		}
		foreach ( $attributes as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
	}
	return $tags->get_updated_html();
}

/** Ties the script tag to the very bytes of this version. */
function pmw_script_tag( $html, $handle ) {
	if ( PMW_HANDLE !== $handle ) {
		return $html;
	}
	$tie = array(
		'integrity'   => PMW_SCRIPT_INTEGRITY,
		'crossorigin' => 'anonymous',
	);
	return pmw_add_attributes( $html, 'src', array_merge( pmw_script_options(), $tie ) );
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
	return pmw_add_attributes( $html, 'href', $tie );
}
add_filter( 'style_loader_tag', 'pmw_style_tag', 10, 2 );

/** Leaves quotes inside the shortcode straight: JSON needs them. */
function pmw_keep_quotes( $shortcodes ) {
	$shortcodes[] = 'widget';
	return $shortcodes;
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

/** Whether a text may stand behind "data-" as the name of an attribute. */
function pmw_is_name( $text ) {
	return is_string( $text ) && 1 === preg_match( '/^[a-z][a-z0-9-]*\z/', $text );
}

/**
 * [widget name="carousel" carousel-id="home"]What visitors see until the widget is there.[/widget]
 *
 * Every attribute but "name" and "json" becomes data-…. With json="documents" the enclosed text is the JSON of
 * data-documents; it may hold brackets, which an attribute of a shortcode may not. A name that is missing or
 * not known is left to the script, which says so in the console of the page and names the nearest.
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
	// Balanced, so that what is enclosed cannot end the mount point.
	$inside = force_balance_tags( do_shortcode( $content ) );
	if ( pmw_is_name( $json ) ) {
		$attributes[ $json ] = pmw_read_json( $content );
		$inside              = '';
	}
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
add_shortcode( 'widget', 'pmw_widget_shortcode' );
