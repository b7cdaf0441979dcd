<?php
/**
 * Colours and fonts of the widgets, as the settings choose them: those of the theme, or others.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Whether a text is #rrggbb, in small letters. */
function pmw_is_colour( $text ) {
	return 1 === preg_match( '/^#[0-9a-f]{6}\z/', $text );
}

/** The red, green and blue of #rrggbb, each from 0 to 255. */
function pmw_read_colour( $colour ) {
	return array_map( 'hexdec', str_split( substr( $colour, 1 ), 2 ) );
}

/** A colour with a part of another in it. */
function pmw_mix_colours( $colour, $other, $part ) {
	$others = pmw_read_colour( $other );
	$mixed  = '#';
	foreach ( pmw_read_colour( $colour ) as $index => $value ) {
		$mixed .= sprintf( '%02x', (int) round( $value * ( 1 - $part ) + $others[ $index ] * $part ) );
	}
	return $mixed;
}

/** How much two colours differ, from 1 to 21, as WCAG 2 has it. */
function pmw_contrast( $colour, $other ) {
	$measure = function ( $each ) {
		$weights = array( 0.2126, 0.7152, 0.0722 );
		$sum     = 0;
		foreach ( pmw_read_colour( $each ) as $index => $value ) {
			$part = $value / 255;
			$sum += $weights[ $index ] * ( $part <= 0.04045 ? $part / 12.92 : pow( ( $part + 0.055 ) / 1.055, 2.4 ) );
		}
		return $sum + 0.05;
	};
	$values  = array( $measure( $colour ), $measure( $other ) );
	return max( $values ) / min( $values );
}

/** Whether the light texts of the widgets can be read on a colour; the second is that of notes on dark bands. */
function pmw_is_readable( $colour ) {
	return pmw_contrast( $colour, '#ffffff' ) >= 4.5;
}

function pmw_is_dark( $colour ) {
	return pmw_contrast( $colour, '#a9bccb' ) >= 4.5;
}

/**
 * What a theme offers of a kind, by "theme:" and its name.
 *
 * @param string[] $path  Where the settings of the theme have it.
 * @param string   $field What is taken of it.
 * @return array<string, array{name: string, value: string}>
 */
function pmw_of_theme( $path, $field ) {
	$found   = array();
	$origins = (array) wp_get_global_settings( $path );
	foreach ( array_merge( (array) ( $origins['theme'] ?? array() ), (array) ( $origins['custom'] ?? array() ) ) as $each ) {
		if ( isset( $each['slug'], $each[ $field ] ) ) {
			$found[ 'theme:' . sanitize_key( $each['slug'] ) ] = array(
				'name'  => (string) ( $each['name'] ?? $each['slug'] ),
				'value' => (string) $each[ $field ],
			);
		}
	}
	return $found;
}

/** The colours of the theme that texts can be read on, as #rrggbb. */
function pmw_theme_colours( $is_fit ) {
	$colours = array();
	foreach ( pmw_of_theme( array( 'color', 'palette' ), 'color' ) as $choice => $colour ) {
		$value = strtolower( preg_replace( '/^#(.)(.)(.)\z/', '#$1$1$2$2$3$3', $colour['value'] ) ?? '' );
		if ( pmw_is_colour( $value ) && $is_fit( $value ) ) {
			$colours[ $choice ] = array( 'value' => $value ) + $colour;
		}
	}
	return $colours;
}

/** A family of fonts as CSS has it, which ends no rule. */
function pmw_is_font( $text ) {
	return is_string( $text ) && 1 === preg_match( '/^[\p{L}\p{N} ,\'"_-]{1,200}\z/u', $text ) && substr_count( $text, '"' ) % 2 === 0 && substr_count( $text, "'" ) % 2 === 0;
}

/** The families of fonts of the theme. */
function pmw_theme_fonts() {
	$is_font = function ( $font ) {
		return pmw_is_font( $font['value'] );
	};
	return array_filter( pmw_of_theme( array( 'typography', 'fontFamilies' ), 'fontFamily' ), $is_font );
}

/** What a setting chooses, as CSS has it; empty where the widgets' own or the page's is chosen, or the theme has it no more. */
function pmw_chosen_look( $name ) {
	$choice = (string) get_option( $name, '' );
	if ( 0 === strpos( $name, 'pmw_font' ) ) {
		// Not by the property of WordPress, which is there in the body only.
		$font = 0 === strpos( $choice, 'theme:' ) ? ( pmw_theme_fonts()[ $choice ]['value'] ?? '' ) : $choice;
		return pmw_is_font( $font ) ? $font : '';
	}
	$is_fit = 'pmw_colour_dark' === $name ? 'pmw_is_dark' : 'pmw_is_readable';
	if ( pmw_is_colour( $choice ) ) {
		return $is_fit( $choice ) ? $choice : '';
	}
	return '' === $choice ? '' : ( pmw_theme_colours( $is_fit )[ $choice ]['value'] ?? '' );
}

/** The properties that the settings set, as a rule; nothing while they set none. */
function pmw_look() {
	$main       = pmw_chosen_look( 'pmw_colour_main' );
	$dark       = pmw_chosen_look( 'pmw_colour_dark' );
	$properties = array(
		'--pmw-petrol'        => $main,
		'--pmw-petrol-deep'   => '' === $main ? '' : pmw_mix_colours( $main, '#000000', 0.3 ),
		'--pmw-ink'           => $dark,
		'--pmw-ink-raised'    => '' === $dark ? '' : pmw_mix_colours( $dark, '#ffffff', 0.06 ),
		'--pmw-font'          => pmw_chosen_look( 'pmw_font_text' ),
		'--pmw-font-headline' => pmw_chosen_look( 'pmw_font_headline' ),
	);
	$written    = '';
	foreach ( array_filter( $properties, 'strlen' ) as $property => $value ) {
		$written .= $property . ':' . $value . ';';
	}
	return '' === $written ? '' : ':root{' . $written . '}';
}

function pmw_print_look() {
	$look = pmw_look();
	if ( '' !== $look ) {
		wp_add_inline_style( PMW_HANDLE, $look );
	}
}
// Behind the stylesheet.
add_action( 'wp_enqueue_scripts', 'pmw_print_look', 11 );
