<?php
/**
 * The block "Dialog": words that open what stands in it, in the modal of the widgets.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

function pmw_register_modal_block() {
	register_block_type(
		PMW_BLOCKS . 'modal',
		array(
			'api_version'     => pmw_block_api(),
			'title'           => pmw_say( 'Dialog' ),
			'description'     => pmw_say( 'A button that opens texts, pictures or a film above the page.' ),
			'keywords'        => array( pmw_say( 'popup' ), pmw_say( 'window' ) ),
			'icon'            => 'external',
			'category'        => 'private-markets-widgets',
			'attributes'      => array(
				'anchor' => array( 'type' => 'string' ),
				'plain'  => pmw_plain_attribute(),
				'title'  => array( 'type' => 'string' ),
				'isWide' => array( 'type' => 'boolean' ),
			),
			'supports'        => array(
				'anchor' => true,
				'html'   => false,
			),
			'editor_script'   => PMW_EDITOR_HANDLE,
			'editor_style'    => PMW_EDITOR_HANDLE,
			'render_callback' => 'pmw_draw_modal',
		)
	);
}
add_action( 'init', 'pmw_register_modal_block' );

/**
 * The opener, and behind it what it opens; without the script it is a link to that.
 *
 * @param array<string, mixed> $attributes What the editor filled in.
 * @param string               $content    What stands in the block, drawn.
 * @return string
 */
function pmw_draw_modal( $attributes, $content ) {
	$content = pmw_leave_out_saved( $content );
	$title   = pmw_tab_title( $attributes );
	if ( '' === $title || '' === trim( $content ) ) {
		return $content;
	}
	if ( is_feed() || doing_filter( 'get_the_excerpt' ) ) {
		return '<h3>' . esc_html( $title ) . "</h3>\n" . $content;
	}
	$id   = pmw_write_value( empty( $attributes['anchor'] ) ? wp_unique_id( 'pmw-dialog-' ) : $attributes['anchor'] );
	$size = empty( $attributes['isWide'] ) ? '' : ' data-modal-size="wide"';
	// Brackets in the title too: WordPress runs shortcodes in what a page holds.
	$words = strtr( esc_html( $title ), array( '[' => '&#091;', ']' => '&#093;' ) );
	return '<div ' . get_block_wrapper_attributes( array( 'class' => 'wp-block-button' ) ) . '>'
		. '<a class="wp-block-button__link wp-element-button" href="#' . $id . '" data-modal="#' . $id . '" data-modal-title="' . pmw_write_value( $title ) . '">'
		. $words . '</a></div><div id="' . $id . '"' . $size . '>' . force_balance_tags( $content ) . '</div>';
}
