<?php
/**
 * The answers of articledata/news and articledata/insight.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The posts of a list: those of the category whose slug is its name. A site changes it by the filter
 * pmw_articles_query.
 *
 * @param WP_REST_Request $request Has the kind: "news" or "insight".
 * @return array<string, mixed>
 */
function pmw_articles_query( $request ) {
	$query = array(
		'post_type'           => 'post',
		'post_status'         => 'publish',
		'has_password'        => false,
		'category_name'       => $request['kind'],
		// The widget filters in the browser, so it gets all of them; how many there are, X-WP-Total says.
		'posts_per_page'      => 500,
		'ignore_sticky_posts' => true,
	);
	return (array) apply_filters( 'pmw_articles_query', $query, $request );
}

/**
 * The terms of the present post by taxonomy, without the category that makes the list.
 *
 * @param string $list The slug of that category.
 * @return array<string, WP_Term[]>
 */
function pmw_list_terms( $list ) {
	$terms = array();
	foreach ( get_object_taxonomies( get_post(), 'objects' ) as $name => $taxonomy ) {
		if ( ! $taxonomy->public || 'post_format' === $name ) {
			continue;
		}
		$found = get_the_terms( get_post(), $name );
		foreach ( is_array( $found ) ? $found : array() as $term ) {
			if ( 'category' !== $name || $list !== $term->slug ) {
				$terms[ $name ][] = $term;
			}
		}
	}
	return $terms;
}

/** The value of a term in menus and addresses; WordPress keeps slugs in other scripts encoded. */
function pmw_term_value( $term ) {
	return rawurldecode( $term->slug );
}

/**
 * The present post as an entry of the list.
 *
 * @param array<string, WP_Term[]> $terms Its terms by taxonomy.
 * @return array<string, mixed>
 */
function pmw_write_article( $terms ) {
	$image   = (string) get_the_post_thumbnail_url( null, 'large' );
	$article = array(
		'Headline'               => pmw_title(),
		'Description'            => get_the_excerpt(),
		'Url'                    => get_permalink(),
		'DisplayTile'            => '' === $image ? 'Simple' : ( is_sticky() ? 'Featured' : 'WithImage' ),
		'FormattedPublishedDate' => get_the_date(),
		'Data'                   => array(),
	);
	if ( '' !== $image ) {
		$article['Image'] = $image;
	}
	foreach ( $terms as $name => $of_taxonomy ) {
		$article['Data'][ $name ] = array_map( 'pmw_term_value', $of_taxonomy );
	}
	if ( isset( $terms['category'][0] ) ) {
		$article['Data']['Eyebrow'] = html_entity_decode( $terms['category'][0]->name, ENT_QUOTES );
	}
	// An empty list is no object in JSON.
	$article['Data'] = (object) $article['Data'];
	return $article;
}

/**
 * The menu of a taxonomy.
 *
 * @param string                $name  The taxonomy.
 * @param array<string, string> $items Names of terms by value.
 * @return array<string, mixed>
 */
function pmw_write_menu( $name, $items ) {
	asort( $items );
	$menu = array(
		'Label'     => get_taxonomy( $name )->labels->name,
		'FieldName' => $name,
		'Items'     => array(),
	);
	foreach ( $items as $value => $label ) {
		$menu['Items'][] = array(
			'Label'      => html_entity_decode( $label, ENT_QUOTES ),
			'FieldValue' => (string) $value,
		);
	}
	return $menu;
}

/**
 * The posts of a list and their menus.
 *
 * @param array<string, mixed> $arguments Those of the query.
 * @return array{answer: array<string, mixed>, total: int}
 */
function pmw_list_articles( $arguments ) {
	$list    = isset( $arguments['category_name'] ) ? $arguments['category_name'] : '';
	$query   = new WP_Query( $arguments );
	$content = array();
	$items   = array();
	while ( $query->have_posts() ) {
		$query->the_post();
		$terms = pmw_list_terms( $list );
		foreach ( $terms as $name => $of_taxonomy ) {
			foreach ( $of_taxonomy as $term ) {
				$items[ $name ][ pmw_term_value( $term ) ] = $term->name;
			}
		}
		$content[] = pmw_write_article( $terms );
	}
	wp_reset_postdata();
	return array(
		'answer' => array(
			'Menus'   => array_map( 'pmw_write_menu', array_keys( $items ), array_values( $items ) ),
			'Content' => $content,
		),
		'total'  => max( $query->found_posts, count( $content ) ),
	);
}

/** Lists are kept until something that they show changes; one that is made meanwhile is not taken for a new one. */
function pmw_forget_articles() {
	update_option( 'pmw_changed', microtime() );
}
foreach ( array( 'clean_post_cache', 'clean_term_cache', 'set_object_terms', 'deleted_term_relationships' ) as $pmw_change ) {
	add_action( $pmw_change, 'pmw_forget_articles' );
}

/** Pictures are kept in fields of posts, like much that changes more often. */
function pmw_forget_pictures( $id, $post, $key ) {
	if ( in_array( $key, array( '_thumbnail_id', '_wp_attached_file', '_wp_attachment_metadata' ), true ) ) {
		pmw_forget_articles();
	}
}
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $pmw_change ) {
	add_action( $pmw_change, 'pmw_forget_pictures', 10, 3 );
}

/**
 * Answers {culture}/articledata/news and {culture}/articledata/insight.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function pmw_answer_articles( $request ) {
	$arguments = pmw_articles_query( $request );
	$changed   = get_option( 'pmw_changed' );
	$options   = array_map( 'get_option', array( 'date_format', 'permalink_structure', 'sticky_posts' ) );
	$name      = 'pmw_' . md5( (string) wp_json_encode( array( $arguments, $options, determine_locale(), home_url(), PMW_VERSION ) ) );
	$kept      = get_transient( $name );
	if ( ! is_array( $kept ) || $kept['changed'] !== $changed ) {
		$kept = pmw_list_articles( $arguments ) + array( 'changed' => $changed );
		set_transient( $name, $kept, DAY_IN_SECONDS );
		$count = count( $kept['answer']['Content'] );
		if ( $count < $kept['total'] ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Who looks after the site has to know.
			error_log( "{$request['kind']}: visitors get the newest $count of {$kept['total']} posts; the filter pmw_articles_query changes that." );
		}
	}
	// pmw_news_answer or pmw_insight_answer.
	$answer = rest_ensure_response( apply_filters( 'pmw_' . $request['kind'] . '_answer', $kept['answer'], $request ) );
	$answer->header( 'X-WP-Total', $kept['total'] );
	if ( ! is_user_logged_in() ) {
		$answer->header( 'Cache-Control', 'public, max-age=300' );
	}
	return $answer;
}
