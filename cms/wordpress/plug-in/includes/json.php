<?php
/**
 * Reading JSON that went through an editor.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

// Without anything that HTML begins with.
const PMW_JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

/**
 * Takes out what editors and wpautop() put into JSON: outside of its texts every tag and comment, inside of them
 * line breaks, which JSON does not have there.
 *
 * @param string $text JSON with traces of an editor.
 * @return string
 */
function pmw_strip_editor( $text ) {
	return preg_replace_callback(
		'#("(?:[^"\\\\]++|\\\\.)*+")|<!--.*?-->|<[^>]*>|&nbsp;|\xC2\xA0#s',
		function ( $found ) {
			if ( ! isset( $found[1] ) ) {
				return ' ';
			}
			return preg_replace( '#(?:<(?:br ?/?|/p)>)?[\r\n\t]+(?:<p>)?#', ' ', $found[1] ) ?? $found[1];
		},
		$text
	) ?? $text;
}

/**
 * Writes the backslashes again that users without the right to unfiltered HTML lose in tags: <a href=\"/x\">.
 *
 * @param string $text JSON with tags in its texts.
 * @return string
 */
function pmw_escape_quotes( $text ) {
	$escape = function ( $found ) {
		return preg_replace( '/(?<!\\\\)"/', '\\"', $found[0] ) ?? $found[0];
	};
	return preg_replace_callback( '#<[a-z][^<>]*+>#i', $escape, $text ) ?? $text;
}

/**
 * Undoes in each text of a value what saving did to it: users without the right to unfiltered HTML get &gt; for >
 * and &amp; for &, the block editor writes &lt; for <.
 *
 * @param mixed $value A value of JSON.
 * @return mixed
 */
function pmw_decode_texts( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'pmw_decode_texts', $value );
	}
	if ( is_object( $value ) ) {
		foreach ( get_object_vars( $value ) as $key => $inner ) {
			$value->{$key} = pmw_decode_texts( $inner );
		}
		return $value;
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	$names      = 'p|br|h[2-4]|em|strong|b|i|u|s|sub|sup|small|span|blockquote|ul|ol|li|a';
	$attributes = '(?:\s++[a-z-]++\s*+=\s*+(?:"[^"<>]*+"|\'[^\'<>]*+\'))*+';
	$text       = preg_replace(
		'#(?:<|&lt;)(/?(?:' . $names . ')' . $attributes . '\s*/?)(?:>|&gt;)#i',
		'<$1>',
		$value
	) ?? $value;
	if ( preg_match( '#</?[a-z][^<>]*+>#i', $text ) ) {
		// In HTML an entity means what it stands for, unless it was encoded once more.
		return preg_replace( '/&amp;(?=#?\w++;)/', '&', $text ) ?? $text;
	}
	return html_entity_decode( $text, ENT_QUOTES );
}

/**
 * Reads JSON that an editor may have given paragraphs, line breaks and entities.
 *
 * @param string $text What stands in the shortcode.
 * @return string JSON without <, >, &, ' and "; the text as it came where it is none, so that the console of
 *                the page names the mistake.
 */
function pmw_read_json( $text ) {
	$candidates = array( $text, pmw_escape_quotes( $text ), html_entity_decode( $text, ENT_QUOTES ) );
	foreach ( $candidates as $candidate ) {
		$value = json_decode( trim( pmw_strip_editor( $candidate ) ), false, 512, JSON_BIGINT_AS_STRING );
		if ( null !== $value ) {
			return (string) wp_json_encode( pmw_decode_texts( $value ), PMW_JSON );
		}
	}
	return trim( $text );
}
