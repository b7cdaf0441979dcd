<?php
/**
 * Patterns: whole parts of pages, to fill in.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

function pmw_pattern_heading( $text, $level = 2 ) {
	$name = 2 === $level ? '' : ' {"level":' . $level . '}';
	return "<!-- wp:heading$name --><h$level>" . esc_html( $text ) . "</h$level><!-- /wp:heading -->\n\n";
}

function pmw_pattern_text( $text ) {
	return '<!-- wp:paragraph --><p>' . esc_html( $text ) . "</p><!-- /wp:paragraph -->\n\n";
}

/** A block of ours as it is saved. */
function pmw_pattern_block( $name, $attributes = array(), $inside = '' ) {
	return get_comment_delimited_block_content( PMW_BLOCKS . $name, $attributes, $inside ) . "\n\n";
}

/** A fund: its figures, what it does in tabs, and its documents. */
function pmw_fund_pattern() {
	$share_class = array(
		'shareClass'       => 'I-EUR',
		'navUSD'           => '26.84',
		'navCurrency'      => 'EUR',
		'navDate'          => gmdate( 'Y-m-d' ),
		'fundSize'         => '480000000',
		'fundSizeCurrency' => 'EUR',
	);
	$fund        = array(
		'name'         => pmw_say( 'Name of the fund' ),
		'shareClasses' => array( $share_class ),
	);
	$tabs        = '';
	foreach ( array( 'Strategy', 'Team', 'Terms' ) as $title ) {
		$tabs .= pmw_pattern_block( 'tab', array( 'title' => pmw_say( $title ) ), pmw_pattern_text( pmw_say( 'Write a few sentences here.' ) ) );
	}
	$documents = array(
		array(
			'docName'  => pmw_say( 'Fact sheet' ),
			'docType'  => pmw_say( 'Fact sheet' ),
			'itemDate' => gmdate( 'Y-m-d' ),
		),
		array(
			'docName'  => pmw_say( 'Annual report' ),
			'docType'  => pmw_say( 'Annual report' ),
			'itemDate' => gmdate( 'Y-m-d' ),
		),
	);
	return pmw_pattern_block( 'fund-summary', array( 'funds' => array( $fund ) ) )
		. pmw_pattern_block( 'tabs', array(), $tabs )
		. pmw_pattern_heading( pmw_say( 'Documents' ) )
		. pmw_pattern_block( 'document-list', array( 'documents' => $documents ) );
}

/** The posts of the category of insights, and the sign-up to a newsletter. */
function pmw_insights_pattern() {
	return pmw_pattern_text( pmw_say( 'Write a few sentences here.' ) )
		. pmw_pattern_block( 'filter-area', array( 'source' => 'insight' ) )
		. pmw_pattern_block( 'subscribe-callout' );
}

/** A band with an address, and what to know before a visit in a dialog. */
function pmw_contact_pattern() {
	$left  = pmw_pattern_heading( pmw_say( 'Talk to us' ) ) . pmw_pattern_text( pmw_say( 'Write a few sentences here.' ) );
	$right = '<!-- wp:paragraph --><p><strong>' . esc_html( get_bloginfo( 'name' ) ) . '</strong><br>' . esc_html( pmw_say( 'Street, city' ) )
		. "</p><!-- /wp:paragraph -->\n\n"
		. pmw_pattern_block( 'modal', array( 'title' => pmw_say( 'Office hours' ) ), pmw_pattern_text( pmw_say( 'Write a few sentences here.' ) ) );
	$write = function ( $inside ) {
		return '<!-- wp:column --><div class="wp-block-column">' . $inside . '</div><!-- /wp:column -->';
	};
	return '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"48px","right":"24px","bottom":"48px","left":"24px"}},"color":{"background":"#f2f2f0","text":"#1a1a1a"}},"layout":{"type":"constrained"}} -->'
		. '<div class="wp-block-group alignfull has-text-color has-background" style="color:#1a1a1a;background-color:#f2f2f0;padding-top:48px;padding-right:24px;padding-bottom:48px;padding-left:24px">'
		. '<!-- wp:columns --><div class="wp-block-columns">' . $write( $left ) . $write( $right ) . '</div><!-- /wp:columns -->'
		. '</div><!-- /wp:group -->';
}

function pmw_register_patterns() {
	register_block_pattern_category( 'private-markets-widgets', array( 'label' => 'Private Markets Widgets' ) );
	$patterns = array(
		'fund-page'     => array( pmw_say( 'Fund page' ), 'pmw_fund_pattern' ),
		'insights-page' => array( pmw_say( 'Insights page' ), 'pmw_insights_pattern' ),
		'contact-band'  => array( pmw_say( 'Contact band' ), 'pmw_contact_pattern' ),
	);
	foreach ( $patterns as $name => list( $title, $make ) ) {
		register_block_pattern(
			PMW_BLOCKS . $name,
			array(
				'title'      => $title,
				'categories' => array( 'private-markets-widgets' ),
				'content'    => $make(),
			)
		);
	}
}

add_action( 'init', 'pmw_register_patterns' );
