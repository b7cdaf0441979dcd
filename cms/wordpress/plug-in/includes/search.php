<?php
/**
 * The answer of search.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * What is searched for. A site changes it by the filter pmw_search_query.
 *
 * @param WP_REST_Request $request Has searchtext, searchtype, page and pagesize.
 * @return array<string, mixed>
 */
function pmw_search_query( $request ) {
	$size  = absint( pmw_query_text( $request, 'pagesize' ) );
	$query = array(
		// WordPress takes it with slashes.
		's'              => wp_slash( pmw_query_text( $request, 'searchtext' ) ),
		'post_type'      => 'any',
		'post_status'    => 'publish',
		'has_password'   => false,
		'posts_per_page' => min( 0 === $size ? 10 : $size, 100 ),
		'paged'          => max( 1, absint( pmw_query_text( $request, 'page' ) ) ),
	);
	// A type of posts, or a category.
	$type  = sanitize_title( pmw_query_text( $request, 'searchtype' ) );
	$types = get_post_types( array( 'exclude_from_search' => false ) );
	if ( isset( $types[ $type ] ) ) {
		$query['post_type'] = $type;
	} elseif ( '' !== $type ) {
		$query['category_name'] = $type;
	}
	return (array) apply_filters( 'pmw_search_query', $query, $request );
}

/**
 * Answers {culture}/search.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function pmw_answer_search( $request ) {
	$arguments = pmw_search_query( $request );
	$query     = new WP_Query( $arguments );
	if ( ! $query->have_posts() && $arguments['paged'] > 1 ) {
		// WordPress does not count what it finds behind the last page.
		$first              = new WP_Query( array_merge( $arguments, array( 'paged' => 1 ) ) );
		$arguments['paged'] = max( 1, $first->max_num_pages );
		$query              = new WP_Query( $arguments );
	}
	$items = array();
	while ( $query->have_posts() ) {
		$query->the_post();
		$items[] = array(
			'Title'       => pmw_title(),
			'Subtitle'    => get_post_type_object( get_post_type() )->labels->singular_name,
			'Description' => get_the_excerpt(),
			'Link'        => get_permalink(),
		);
	}
	wp_reset_postdata();
	$answer = array(
		'Items'          => $items,
		'PageIndex'      => (int) $arguments['paged'],
		'TotalItemCount' => (int) $query->found_posts,
	);
	return rest_ensure_response( apply_filters( 'pmw_search_answer', $answer, $request ) );
}
