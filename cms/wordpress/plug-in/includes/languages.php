<?php
/**
 * The culture of the page and the texts of its language.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** The culture of a locale: de_DE_formal is de-DE, and fi, a locale without a region, fi-FI. */
function pmw_locale_culture( $locale ) {
	$parts = explode( '_', $locale );
	if ( isset( $parts[1] ) && preg_match( '/^[A-Z]{2}\z/', $parts[1] ) ) {
		return $parts[0] . '-' . $parts[1];
	}
	$cultures = json_decode( PMW_CULTURES, true );
	return isset( $cultures[ $parts[0] ] ) ? $cultures[ $parts[0] ] : 'en-US';
}

/** The culture of the page; the settings may name another region of its language. */
function pmw_culture() {
	$culture = pmw_locale_culture( get_locale() );
	$chosen  = (string) get_option( 'pmw_culture', '' );
	return 0 === strpos( $chosen, strtok( $culture, '-' ) . '-' ) ? $chosen : $culture;
}

/**
 * The files of a culture's language: that of the language, then that of the region.
 *
 * @return array{string, string}
 */
function pmw_language_tags( $culture ) {
	$parts   = explode( '-', $culture );
	$general = $parts[0];
	if ( 'zh' === $general ) {
		$general = in_array( $parts[1], array( 'TW', 'HK', 'MO' ), true ) ? 'zh-Hant' : 'zh-Hans';
	}
	return array( $general, $culture );
}

/**
 * A sentence of the plug-in itself, from the folder "words": for who edits in the language of that user.
 *
 * @param string                    $key    The sentence.
 * @param array<string, string|int> $values What stands in for {n}.
 * @return string Plain text.
 */
function pmw_word( $key, $values = array() ) {
	static $read = array();
	$culture = pmw_locale_culture( determine_locale() );
	if ( ! isset( $read[ $culture ] ) ) {
		$read[ $culture ] = array();
		foreach ( array_merge( array( 'en' ), pmw_language_tags( $culture ) ) as $tag ) {
			$file             = dirname( PMW_FILE ) . '/words/' . $tag . '.json';
			$words            = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : array();
			$read[ $culture ] = array_merge( $read[ $culture ], (array) $words );
		}
	}
	$word = $read[ $culture ][ $key ];
	foreach ( $values as $name => $value ) {
		$word = str_replace( '{' . $name . '}', (string) $value, $word );
	}
	return $word;
}

/**
 * What a form says, in the language of who edits: from the folder "words/forms", else from the translations of the site, of
 * which languages/private-markets-widgets.pot is the template.
 *
 * @param string $english As the list of blocks has it.
 * @return string Plain text.
 */
function pmw_say( $english ) {
	static $read = array();
	$culture = pmw_locale_culture( determine_locale() );
	if ( ! isset( $read[ $culture ] ) ) {
		$read[ $culture ] = array();
		foreach ( pmw_language_tags( $culture ) as $tag ) {
			$file             = dirname( PMW_FILE ) . '/words/forms/' . $tag . '.json';
			$words            = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : array();
			$read[ $culture ] = array_merge( $read[ $culture ], (array) $words );
		}
	}
	// phpcs:ignore WordPress.WP.I18n -- The words are those of the list, which the template names.
	$said = translate( $english, 'private-markets-widgets' );
	return $said === $english && isset( $read[ $culture ][ $english ] ) ? $read[ $culture ][ $english ] : $said;
}

function pmw_load_translations() {
	load_plugin_textdomain( 'private-markets-widgets', false, dirname( plugin_basename( PMW_FILE ) ) . '/languages' );
}
add_action( 'init', 'pmw_load_translations', 1 );

/**
 * The texts of a culture's language by widget and key, and over them those of a file of the region, where the
 * folder "languages" has one; a site changes them by the filter of the same name.
 *
 * @return array<string, array<string, string>>
 */
function pmw_read_texts( $culture ) {
	$texts = array();
	foreach ( pmw_language_tags( $culture ) as $tag ) {
		$file = dirname( PMW_FILE ) . '/' . PMW_VERSION . '/languages/' . $tag . '.json';
		$read = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null;
		// An empty text is not filled in yet.
		$own   = isset( $read['texts'] ) ? array_map( 'array_filter', $read['texts'] ) : array();
		$texts = array_replace_recursive( $texts, $own );
	}
	return (array) apply_filters( 'pmw_texts', $texts, $culture );
}

/**
 * The texts of the page's language.
 *
 * @return array<string, array<string, string>>
 */
function pmw_texts() {
	return pmw_read_texts( pmw_culture() );
}
