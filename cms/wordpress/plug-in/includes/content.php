<?php
/**
 * The shortcode in content, excerpts and blocks.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Draws mount points before WordPress makes paragraphs, which would tear tags in JSON apart. [[pmw_widget]] and
 * what stands inside of a tag or a comment is left to WordPress, which also says what a tag is.
 *
 * @param string $content Content as it is saved.
 * @return string
 */
function pmw_draw_early( $content ) {
	// A plug-in may hand a filter nothing.
	$content = (string) $content;
	$names   = pmw_shortcode_names();
	if ( array() === $names || false === strpos( $content, '[' ) ) {
		return $content;
	}
	$space     = '(?:\s|&nbsp;|<br ?/?>)*+';
	$shortcode = '(?>' . get_shortcode_regex( $names ) . ')';
	$drawn     = preg_replace_callback(
		// A paragraph that holds nothing else would be left empty around the mount point.
		"#(?|<p(?:\s[^>]*+)?>$space$shortcode$space</p>|$shortcode)#",
		function ( $found ) {
			return '[' === $found[1] && ']' === $found[6] ? $found[0] : do_shortcode_tag( $found );
		},
		do_shortcodes_in_html_tags( $content, true, $names )
	);
	return null === $drawn ? $content : unescape_invalid_shortcodes( $drawn );
}
// Before blocks are drawn, at 9.
add_filter( 'the_content', 'pmw_draw_early', 7 );
add_filter( 'widget_text_content', 'pmw_draw_early', 7 );
add_filter( 'widget_block_content', 'pmw_draw_early', 7 );

/**
 * Draws those in blocks "Shortcode" elsewhere, such as those of a reusable block, however deep they stand. Not by the filter
 * render_block_data: of a block in a block WordPress draws what stood in it before.
 *
 * @param array<string, mixed> $settings What a block says of itself.
 * @param string               $name     The block.
 * @return array<string, mixed>
 */
function pmw_draw_shortcode_blocks( $settings, $name ) {
	if ( 'core/shortcode' === $name ) {
		$draw                        = $settings['render_callback'];
		$settings['render_callback'] = function ( $attributes, $content, $block ) use ( $draw ) {
			return call_user_func( $draw, $attributes, pmw_draw_early( $content ), $block );
		};
	}
	return $settings;
}
add_filter( 'register_block_type_args', 'pmw_draw_shortcode_blocks', 10, 2 );

/**
 * WordPress takes shortcodes out of an excerpt that it makes; ours stay, since they enclose what is to be read.
 *
 * @param array<int, string> $names The shortcodes that are taken out.
 * @return array<int, string>
 */
function pmw_keep_shortcodes( $names ) {
	return array_diff( $names, pmw_shortcode_names() );
}

/**
 * An excerpt leaves out what blocks "Shortcode" hold; other shortcodes are taken out by then.
 *
 * @param array<int, string> $names The blocks that an excerpt is made of.
 * @return array<int, string>
 */
function pmw_keep_blocks( $names ) {
	return array_merge( $names, array( 'core/shortcode' ) );
}

/** Only while an excerpt is made: others who take shortcodes out of a text want none of it. */
function pmw_begin_excerpt( $excerpt ) {
	add_filter( 'strip_shortcodes_tagnames', 'pmw_keep_shortcodes' );
	add_filter( 'excerpt_allowed_blocks', 'pmw_keep_blocks' );
	return $excerpt;
}
add_filter( 'get_the_excerpt', 'pmw_begin_excerpt', 9 );

function pmw_end_excerpt( $excerpt ) {
	remove_filter( 'strip_shortcodes_tagnames', 'pmw_keep_shortcodes' );
	remove_filter( 'excerpt_allowed_blocks', 'pmw_keep_blocks' );
	return $excerpt;
}
add_filter( 'get_the_excerpt', 'pmw_end_excerpt', 11 );
