<?php
/**
 * The element that a widget mounts on.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Whether a text may stand behind "data-" as the name of an attribute. */
function pmw_is_name( $text ) {
	return is_string( $text ) && 1 === preg_match( '/^[a-z][a-z0-9-]*\z/', $text );
}

/** The value of an attribute. Brackets are written as entities: WordPress runs shortcodes in attributes too. */
function pmw_write_value( $text ) {
	return strtr( esc_attr( $text ), array( '[' => '&#091;', ']' => '&#093;' ) );
}

/** The widget that attributes name. */
function pmw_widget_name( $attributes ) {
	return isset( $attributes['name'] ) ? strtolower( trim( $attributes['name'] ) ) : '';
}

/**
 * Writes a mount point. The filter pmw_mount_point adds attributes.
 *
 * @param array<int|string, string> $attributes By name without "data-".
 * @param string                    $inside     HTML.
 * @return string
 */
function pmw_write_mount_point( $attributes, $inside ) {
	$name = pmw_widget_name( $attributes );
	unset( $attributes['name'] );
	$attributes = (array) apply_filters( 'pmw_mount_point', $attributes, $name );
	$html       = '<div data-widget="' . pmw_write_value( $name ) . '"';
	foreach ( $attributes as $key => $value ) {
		// A word without a value comes with a number for its name: a switch.
		$is_switch = is_int( $key );
		$key       = strtolower( (string) ( $is_switch ? $value : $key ) );
		$value     = pmw_write_value( $is_switch ? '' : (string) $value );
		if ( 'class' === $key || 'id' === $key ) {
			$html .= ' ' . $key . '="' . $value . '"';
			continue;
		}
		$key = 0 === strpos( $key, 'data-' ) ? substr( $key, strlen( 'data-' ) ) : $key;
		if ( pmw_is_name( $key ) && 'widget' !== $key ) {
			$html .= ' data-' . $key . '="' . $value . '"';
		}
	}
	return $html . '>' . $inside . '</div>';
}
