/** A plug-in that shows content as areas for blocks, texts in the sidebar and templates do. */
export const elsewhere = `<?php /* Plugin Name: Elsewhere */
add_action( 'wp_footer', function () {
  $content = get_post()->post_content;
  echo '<div id="blocks">' . do_shortcode( do_blocks( $content ) ) . '</div>';
  echo '<div id="text">' . apply_filters( 'widget_text_content', $content ) . '</div>';
  echo '<div id="area">' . apply_filters( 'widget_block_content', $content ) . '</div>';
} );`;

/** A plug-in that shows the excerpt, and the content without its shortcodes. */
export const excerpt = `<?php /* Plugin Name: Excerpt */
add_action( 'wp_footer', function () {
  echo '<div id="excerpt">' . get_the_excerpt() . '</div><div id="stripped">' . esc_html( strip_shortcodes( get_the_content() ) ) . '</div>';
} );`;
