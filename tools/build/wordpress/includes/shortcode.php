<?php
/**
 * The shortcode.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Leaves quotes inside the shortcode straight: JSON needs them. */
function pmw_keep_quotes( $shortcodes ) {
	return array_merge( $shortcodes, array( 'pmw_widget', 'widget' ) );
}
add_filter( 'no_texturize_shortcodes', 'pmw_keep_quotes' );

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
