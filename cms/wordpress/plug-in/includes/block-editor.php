<?php
/**
 * The blocks in the editor: their script, their forms, and the widgets' own files for the preview.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

const PMW_EDITOR_HANDLE = 'private-markets-widgets-editor';

function pmw_register_editor_files() {
	$folder  = plugins_url( 'editor', PMW_FILE );
	$needed  = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-html-entities', 'wp-shortcode' );
	wp_register_script( PMW_EDITOR_HANDLE . '-plain', $folder . '/plain.js', array(), PMW_VERSION, true );
	wp_register_script( PMW_EDITOR_HANDLE, $folder . '/blocks.js', array_merge( $needed, array( PMW_EDITOR_HANDLE . '-plain' ) ), PMW_VERSION, true );
	wp_register_style( PMW_EDITOR_HANDLE, $folder . '/blocks.css', array( 'wp-components' ), PMW_VERSION );
}

/**
 * The fields of a form in the editor's language; a label that nobody has translated is a text of the widget, if one says the
 * same in English.
 *
 * @param array<int, array<string, mixed>> $fields Fields.
 * @param array<string, string>            $words  Texts of the widget in that language by their English in lower case.
 * @return array<int, array<string, mixed>>
 */
function pmw_translate_fields( $fields, $words ) {
	foreach ( $fields as $index => $field ) {
		$label                     = pmw_say( $field['label'] );
		$english                   = strtolower( $field['label'] );
		$is_known                  = $label === $field['label'] && isset( $words[ $english ] );
		$fields[ $index ]['label'] = $is_known ? $words[ $english ] : $label;
		$fields[ $index ]['help']  = pmw_say_help( $field['help'] );
		if ( isset( $field['unit'] ) ) {
			$fields[ $index ]['unit'] = pmw_say( $field['unit'] );
		}
		if ( isset( $field['choiceWords'] ) ) {
			$fields[ $index ]['choiceWords'] = array_map( 'pmw_say', $field['choiceWords'] );
		}
		if ( isset( $field['fields'] ) ) {
			$fields[ $index ]['fields'] = pmw_translate_fields( $field['fields'], $words );
		}
	}
	return $fields;
}

/** Help in a language that the editor reads, or none. */
function pmw_say_help( $english ) {
	$help = pmw_say( $english );
	return $help === $english && 0 !== strpos( determine_locale(), 'en' ) ? '' : $help;
}

/**
 * Marks what leads to a call that WordPress does not answer: a field, or choices of one. The editor offers it only while
 * it is filled in; the filter pmw_offers_all offers it always, as where another back end answers.
 *
 * @param string                           $name   The widget.
 * @param array<int, array<string, mixed>> $fields Its fields.
 * @return array<int, array<string, mixed>>
 */
function pmw_mark_unanswered( $name, $fields ) {
	$calls = array(
		'carousel'             => array( 'carousel-id' => true ),
		'filter-area'          => array( 'source' => array( 'team' ) ),
		'investment-solutions' => array( 'carousel-id' => true ),
	);
	if ( apply_filters( 'pmw_offers_all', ! pmw_has_answers() ) ) {
		return $fields;
	}
	foreach ( $fields as $index => $field ) {
		if ( isset( $calls[ $name ][ $field['name'] ] ) ) {
			$fields[ $index ]['unanswered'] = $calls[ $name ][ $field['name'] ];
		}
	}
	return $fields;
}

/**
 * The forms in the language of who edits; the texts that visitors see, in the language of the site.
 *
 * @return array<string, array<string, mixed>>
 */
function pmw_editor_blocks() {
	$of_editor = pmw_read_texts( pmw_locale_culture( get_user_locale() ) );
	$of_site   = pmw_texts();
	$blocks    = pmw_blocks();
	foreach ( $blocks as $name => $block ) {
		$blocks[ $name ]['title']       = pmw_say( $block['title'] );
		$blocks[ $name ]['description'] = pmw_say( $block['description'] );
		$words = array();
		foreach ( $block['texts'] as $index => $text ) {
			$key = substr( $text['name'], strlen( 'text-' ) );
			if ( isset( $of_editor[ $name ][ $key ] ) ) {
				$words[ strtolower( $text['default'] ) ] = $of_editor[ $name ][ $key ];
			}
			// What nobody has translated says its text, but for one with a placeholder, which says too little alone.
			$label = pmw_say( $text['label'] );
			if ( $label === $text['label'] && isset( $of_editor[ $name ][ $key ] ) && false === strpos( $text['default'], '{' ) ) {
				$label = $of_editor[ $name ][ $key ];
			}
			$blocks[ $name ]['texts'][ $index ]['label'] = $label;
			$blocks[ $name ]['texts'][ $index ]['help']  = pmw_say_help( $text['help'] );
			if ( isset( $of_site[ $name ][ $key ] ) ) {
				$blocks[ $name ]['texts'][ $index ]['default'] = $of_site[ $name ][ $key ];
			}
		}
		$fields                    = pmw_mark_unanswered( $name, $block['fields'] );
		$blocks[ $name ]['fields'] = pmw_translate_fields( $fields, $words );
	}
	return $blocks;
}

/** The words of the forms, in the language of who edits. */
function pmw_editor_words() {
	return array(
		'add'     => __( 'Add' ),
		'choose'  => __( 'Media Library' ),
		'edit'    => __( 'Edit' ),
		'empty'   => pmw_word( 'editor-empty' ),
		'failed'  => pmw_word( 'editor-failed' ),
		'fill'    => pmw_word( 'editor-fill' ),
		'inside'  => pmw_word( 'editor-inside' ),
		'invalid' => pmw_word( 'editor-invalid' ),
		'down'    => __( 'Move down' ),
		'kinds'   => array(
			'attachment' => __( 'File' ),
			'category'   => __( 'Category' ),
			'page'       => __( 'Page' ),
			'post'       => __( 'Post' ),
			'post_tag'   => __( 'Tag' ),
		),
		'markup'  => __( 'Content' ),
		'preview' => __( 'Preview' ),
		'remove'  => __( 'Remove' ),
		'texts'   => pmw_word( 'editor-texts' ),
		'opener'  => pmw_say( 'Words on the button' ),
		'title'   => pmw_say( 'Title' ),
		'up'      => __( 'Move up' ),
		'wide'    => pmw_say( 'Wide, for films and pictures' ),
		'widget'  => __( 'Settings' ),
	);
}

/** Saving by somebody without the right to unfiltered HTML keeps what wraps a long word in the plain content of a block. */
function pmw_keep_wrapping( $properties ) {
	$properties[] = 'overflow-wrap';
	return $properties;
}
add_filter( 'safe_style_css', 'pmw_keep_wrapping' );

/** Hands the editor the forms, and the tags that the frame of a preview needs. */
function pmw_enqueue_editor() {
	$folder = plugins_url( PMW_VERSION, PMW_FILE );
	$facts  = array(
		'blocks'  => pmw_editor_blocks(),
		'words'   => pmw_editor_words(),
		// What lists of posts are asked for by.
		'lists'    => pmw_has_answers() ? array( 'news', 'insight' ) : array(),
		'listPath' => '/' . PMW_NAMESPACE . '/' . strtolower( pmw_culture() ) . '/articledata/',
		// By the names of the widgets.
		'notices' => pmw_takes_signups() ? (object) array() : array( 'subscribe-callout' => pmw_word( 'signup-nobody' ) ),
		'look'    => pmw_look(),
		'style'   => array(
			'href'        => $folder . '/widgets.css',
			'integrity'   => PMW_STYLE_INTEGRITY,
			'crossorigin' => 'anonymous',
		),
		'script'  => array_merge(
			pmw_script_options(),
			array(
				'src'         => $folder . '/widgets.js',
				'integrity'   => PMW_SCRIPT_INTEGRITY,
				'crossorigin' => 'anonymous',
			)
		),
		'texts'   => array(
			'id'       => PMW_TEXTS_ID,
			'language' => pmw_culture(),
			'texts'    => (object) pmw_texts(),
		),
	);
	$json   = (string) wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( PMW_EDITOR_HANDLE, 'window.pmwBlocks = ' . $json . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'pmw_enqueue_editor' );
