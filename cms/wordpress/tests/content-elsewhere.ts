/** A plug-in that shows content as templates, lists of posts, reusable blocks, and texts and areas in the sidebar do. */
export const elsewhere = `<?php /* Plugin Name: Elsewhere */
add_action( 'wp_footer', function () {
  $content = get_post()->post_content;
  echo '<div id="blocks">' . do_shortcode( do_blocks( $content ) ) . '</div>';
  wp_cache_set( 4242, (object) array( 'ID' => 4242, 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $content, 'filter' => 'raw' ), 'posts' );
  echo '<div id="reused">' . do_blocks( '<!-- wp:block {"ref":4242} /-->' ) . '</div>';
  $each = '<!-- wp:post-title /--><!-- wp:post-content /--><!-- wp:post-excerpt /-->';
  echo '<div id="list">' . do_shortcode( do_blocks( '<!-- wp:query {"query":{"inherit":true}} --><!-- wp:post-template -->' . $each . '<!-- /wp:post-template --><!-- /wp:query -->' ) ) . '</div>';
  echo '<div id="text">' . apply_filters( 'widget_text_content', $content ) . '</div>';
  echo '<div id="area">' . apply_filters( 'widget_block_content', $content ) . '</div>';
} );`;

/** A plug-in that shows the excerpt, and the content without its shortcodes. */
export const excerpt = `<?php /* Plugin Name: Excerpt */
add_action( 'wp_footer', function () {
  echo '<div id="excerpt">' . get_the_excerpt() . '</div><div id="stripped">' . esc_html( strip_shortcodes( get_the_content() ) ) . '</div>';
} );`;
