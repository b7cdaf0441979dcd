<?php
/**
 * The shortcode.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Parts what is enclosed: JSON, and the fallback that stands in [pmw_fallback]…[/pmw_fallback].
 *
 * @param string $content What is enclosed.
 * @return array{string, string} The JSON and the fallback.
 */
function pmw_part_content( $content ) {
	$pattern = '#\[pmw_fallback\]([^\[]*+(?:\[(?!/pmw_fallback\])[^\[]*+)*+)\[/pmw_fallback\]#';
	$found   = preg_match( $pattern, $content, $parts );
	return array( preg_replace( $pattern, '', $content ) ?? $content, $found ? $parts[1] : '' );
}

/**
 * [pmw_widget name="carousel" carousel-id="home"]What visitors see until the widget is there.[/pmw_widget]
 *
 * Every attribute but "name", "json", "class" and "id" becomes data-…. With json="documents" the enclosed text is
 * the JSON of data-documents; it may hold brackets, which an attribute of a shortcode may not. What visitors see
 * until the widget is there stands beside it, in [pmw_fallback]…[/pmw_fallback]. A name that is missing or not
 * known is left to the script, which says so in the console of the page and names the nearest.
 *
 * @param array<int|string, string>|string $attributes As WordPress read them.
 * @param string|null                      $content    What is enclosed.
 * @return string
 */
function pmw_widget_shortcode( $attributes, $content = null ) {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$content    = (string) $content;
	$json       = isset( $attributes['json'] ) ? strtolower( trim( $attributes['json'] ) ) : '';
	unset( $attributes['json'] );
	if ( pmw_is_name( $json ) ) {
		list( $data, $content ) = pmw_part_content( $content );
		$attributes[ $json ]    = pmw_read_json( unescape_invalid_shortcodes( $data ) );
	}
	// Balanced, so that what is enclosed cannot end the mount point.
	$inside = force_balance_tags( do_shortcode( $content ) );
	$inside = '' === trim( $inside ) ? pmw_draw_shortcode_plain( $attributes ) : $inside;
	// A feed has no script, and a form that nothing answers helps nobody: what visitors see without them is all.
	if ( is_feed() || ! pmw_is_answered( pmw_widget_name( $attributes ) ) ) {
		return $inside;
	}
	$html = pmw_write_mount_point( $attributes, $inside );
	return pmw_is_placed_by_theme( $attributes ) ? '<div>' . $html . '</div>' : $html;
}
add_shortcode( 'pmw_widget', 'pmw_widget_shortcode' );

/** The data of a shortcode as plain HTML, if they stand in it. */
function pmw_draw_shortcode_plain( $attributes ) {
	$values = array();
	foreach ( $attributes as $name => $value ) {
		$name            = preg_replace( '/^data-/', '', (string) $name );
		$is_data         = 0 !== strpos( $name, 'text-' ) && 1 === preg_match( '/^\s*[\[{]/', (string) $value );
		$read            = $is_data ? json_decode( $value, true ) : null;
		$values[ $name ] = null === $read ? $value : $read;
	}
	$name = pmw_widget_name( $attributes );
	return isset( pmw_blocks()[ $name ] ) ? pmw_draw_unscripted( $name, $values, '' ) : '';
}

/**
 * Themes centre what stands in content by margins, which an element of the class "pmw" does not take: then an element
 * around it is placed. Not around what sticks to the window, which has to scroll with the page.
 *
 * @param array<int|string, string> $attributes Those of the shortcode.
 * @return bool
 */
function pmw_is_placed_by_theme( $attributes ) {
	$name    = pmw_widget_name( $attributes );
	$classes = isset( $attributes['class'] ) ? $attributes['class'] : '';
	return 1 === preg_match( '/(?<!\S)pmw(?!\S)/', $classes )
		&& ! in_array( $name, array( 'site-header', 'section-nav', 'reading-progress' ), true );
}

/** [widget], the name of earlier versions, if no other plug-in has taken it. */
function pmw_keep_old_name() {
	if ( ! shortcode_exists( 'widget' ) ) {
		add_shortcode( 'widget', 'pmw_widget_shortcode' );
	}
}
add_action( 'init', 'pmw_keep_old_name', 99 );

/**
 * The names of the shortcode on this site.
 *
 * @return array<int, string>
 */
function pmw_shortcode_names() {
	global $shortcode_tags;
	return array_keys( $shortcode_tags, 'pmw_widget_shortcode', true );
}

/** Leaves quotes inside the shortcode straight: JSON needs them. */
function pmw_keep_quotes( $shortcodes ) {
	return array_merge( $shortcodes, pmw_shortcode_names() );
}
add_filter( 'no_texturize_shortcodes', 'pmw_keep_quotes' );
