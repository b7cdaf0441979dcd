<?php
/**
 * Attributes of tags that WordPress is about to print.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sets attributes on the one tag that loads a file; WordPress and other plug-ins may print more beside it.
 *
 * @param string                      $html       What is about to be printed.
 * @param string                      $tag        The tag: "script" or "link".
 * @param string                      $source     The attribute with the address of the file: "src" or "href".
 * @param array<string, string|false> $attributes Values by name, unescaped; false takes the attribute away.
 * @return string
 */
function pmw_set_attributes( $html, $tag, $source, $attributes ) {
	// Since WordPress 6.2.
	if ( ! class_exists( 'WP_HTML_Tag_Processor' ) ) {
		return pmw_rewrite_tag( $html, $tag, $source, $attributes );
	}
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( $tag ) ) {
		if ( null === $tags->get_attribute( $source ) ) {
			continue;
		}
		foreach ( $attributes as $name => $value ) {
			if ( false === $value ) {
				$tags->remove_attribute( $name );
			} else {
				$tags->set_attribute( $name, '' === $value ? true : (string) $value );
			}
		}
		break;
	}
	return $tags->get_updated_html();
}

/**
 * The same for WordPress before 6.2.
 *
 * @param string                      $html       What is about to be printed.
 * @param string                      $tag        The tag.
 * @param string                      $source     The attribute with the address of the file.
 * @param array<string, string|false> $attributes Values by name, unescaped; false takes the attribute away.
 * @return string
 */
function pmw_rewrite_tag( $html, $tag, $source, $attributes ) {
	$is_done = false;
	$rewrite = function ( $found ) use ( $tag, $source, $attributes, &$is_done ) {
		$pattern = '#([^\s"\'<>/=]+)(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'>]+))?#';
		preg_match_all( $pattern, $found[1], $present, PREG_SET_ORDER );
		$names = array_map( 'strtolower', array_column( $present, 1 ) );
		if ( $is_done || ! in_array( $source, $names, true ) ) {
			return $found[0];
		}
		$is_done = true;
		$written = '<' . $tag;
		foreach ( $present as $index => $attribute ) {
			if ( ! array_key_exists( $names[ $index ], $attributes ) ) {
				$written .= ' ' . $attribute[0];
			}
		}
		foreach ( $attributes as $name => $value ) {
			if ( false !== $value ) {
				$written .= ' ' . $name . ( '' === $value ? '' : '="' . esc_attr( (string) $value ) . '"' );
			}
		}
		return $written . '>';
	};
	return preg_replace_callback(
		'#<' . $tag . '(?=[\s/])((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)>#i',
		$rewrite,
		$html
	) ?? $html;
}
