<?php
/**
 * The definition of a site's own widget, checked as the script checks it: the same mistakes in the same words.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The parts of a definition, their types, and the names that are taken; the build writes them.
 *
 * @return array<string, mixed>
 */
function pmw_definition_rules() {
	static $rules = null;
	if ( null === $rules ) {
		$rules = require __DIR__ . '/definition-rules.php';
	}
	return $rules;
}

/** A text in quotes; a long one is cut. */
function pmw_quote( $text ) {
	$short = mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 60 ) . '…' : $text;
	return (string) json_encode( $short, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/** A value of JSON in words, without all of it. */
function pmw_describe( $value ) {
	if ( is_string( $value ) ) {
		return pmw_quote( $value );
	}
	if ( is_array( $value ) ) {
		return 'a list of ' . count( $value );
	}
	return is_object( $value ) ? 'an object' : (string) json_encode( $value );
}

/**
 * Demands that a part is right.
 *
 * @param bool                 $is_right Whether it is.
 * @param string               $where    Its place in the definition.
 * @param array<string, mixed> $values   Where it stands.
 * @param string               $name     Its name there.
 * @param string               $expected Words that follow "expected".
 * @throws InvalidArgumentException With the mistake as a sentence.
 */
function pmw_demand( $is_right, $where, $values, $name, $expected ) {
	if ( ! $is_right ) {
		$found = array_key_exists( $name, $values ) ? pmw_describe( $values[ $name ] ) : 'missing';
		throw new InvalidArgumentException( "$where is $found; expected $expected." );
	}
}

/**
 * The parts of an object by name. PHP writes an empty one as a list.
 *
 * @param mixed  $value A value of JSON.
 * @param string $where Its place.
 * @return array<string, mixed>
 */
function pmw_read_parts( $value, $where ) {
	pmw_demand( is_object( $value ) || array() === $value, $where, array( 'found' => $value ), 'found', 'an object' );
	return (array) $value;
}

/** Whether at most so many edits part two words: a letter more, less, another, or two that are swapped. */
function pmw_is_within( $edits, $one, $other ) {
	if ( $one === $other ) {
		return true;
	}
	if ( 0 === $edits || abs( strlen( $one ) - strlen( $other ) ) > $edits ) {
		return false;
	}
	$at      = strspn( $one ^ $other, "\0" );
	$without = function ( $of_one, $of_other ) use ( $edits, $one, $other, $at ) {
		return pmw_is_within( $edits - 1, (string) substr( $one, $at + $of_one ), (string) substr( $other, $at + $of_other ) );
	};
	$is_swap = strrev( substr( $one, $at, 2 ) ) === substr( $other, $at, 2 );
	return $without( 1, 0 ) || $without( 0, 1 ) || $without( 1, 1 ) || ( $is_swap && $without( 2, 2 ) );
}

/** The known word that another most likely means, if one is near. */
function pmw_find_nearest( $word, $known ) {
	$most = min( 2, (int) ceil( strlen( $word ) / 2 ) - 1 );
	for ( $edits = 0; $edits <= $most; $edits++ ) {
		foreach ( $known as $each ) {
			if ( pmw_is_within( $edits, strtolower( $word ), strtolower( $each ) ) ) {
				return $each;
			}
		}
	}
	return null;
}

/** Finds what is misspelt: near a part that is not there. Anything else is the definition's own. */
function pmw_demand_spelling( $values, $known, $prefix ) {
	$absent = array_diff( $known, array_map( 'strval', array_keys( $values ) ) );
	foreach ( array_keys( $values ) as $name ) {
		$meant = in_array( (string) $name, $known, true ) ? null : pmw_find_nearest( (string) $name, $absent );
		if ( null !== $meant ) {
			throw new InvalidArgumentException( "$prefix$name is no part of a definition; expected $meant." );
		}
	}
}

/** Whether a text may be a name: words in small letters with hyphens. */
function pmw_is_word( $text ) {
	return is_string( $text ) && 1 === preg_match( '/^[a-z][a-z\d]*(?:-[a-z\d]+)*\z/', $text );
}

/** Demands that what editors read is a text. */
function pmw_demand_words( $values, $prefix ) {
	foreach ( array( 'title', 'doc' ) as $name ) {
		pmw_demand( is_string( $values[ $name ] ?? '' ), $prefix . $name, $values, $name, 'a text' );
	}
}

/** Whether a default is a value of its type. */
function pmw_is_of_type( $value, $type, $choices ) {
	$is_number = ( is_int( $value ) || is_float( $value ) ) && abs( $value ) < 1e15;
	switch ( $type ) {
		case 'number':
			return $is_number;
		case 'whole number':
		case 'milliseconds':
			return $is_number && $value >= 0 && floor( $value ) === (float) $value;
		case 'boolean':
			return is_bool( $value );
		case 'choice':
			return is_string( $value ) && in_array( strtolower( trim( $value ) ), $choices, true );
		case 'address':
			return is_string( $value ) && ( '' === trim( $value ) || '' !== esc_url( trim( $value ), array( 'http', 'https', 'mailto', 'tel' ) ) );
		case 'json':
			return true;
		default:
			return is_string( $value );
	}
}

/**
 * Checks an attribute.
 *
 * @param mixed  $value Its definition.
 * @param string $where Its place.
 * @return array<string, mixed>
 */
function pmw_read_attribute( $value, $where ) {
	$rules  = pmw_definition_rules();
	$values = pmw_read_parts( $value, $where );
	pmw_demand_spelling( $values, $rules['partsOfAttribute'], $where . '.' );
	pmw_demand_words( $values, $where . '.' );
	$type     = $values['type'] ?? null;
	$is_known = is_string( $type ) && isset( $rules['expected'][ $type ] );
	pmw_demand( $is_known, $where . '.type', $values, 'type', 'one of ' . implode( ', ', array_keys( $rules['expected'] ) ) );
	$is_flag = ! array_key_exists( 'required', $values ) || is_bool( $values['required'] );
	pmw_demand( $is_flag, $where . '.required', $values, 'required', 'true or false' );
	$choices = is_array( $values['choices'] ?? null ) ? $values['choices'] : array();
	$is_word = function ( $each ) {
		return is_string( $each ) && '' !== $each && strtolower( trim( $each ) ) === $each;
	};
	$is_list = array() !== $choices && array_filter( $choices, $is_word ) === $choices;
	pmw_demand( 'choice' !== $type || $is_list, $where . '.choices', $values, 'choices', 'a list of words in small letters' );
	$expected = 'choice' === $type ? 'one of ' . implode( ', ', array_map( 'pmw_quote', $choices ) ) : $rules['expected'][ $type ];
	$is_right = ! array_key_exists( 'default', $values ) || pmw_is_of_type( $values['default'], $type, $choices );
	pmw_demand( $is_right, $where . '.default', $values, 'default', $expected );
	return $values;
}

/** The names among parts, each checked. */
function pmw_demand_names( $values, $where ) {
	$reserved = pmw_definition_rules()['reservedAttributes'];
	foreach ( array_map( 'strval', array_keys( $values ) ) as $name ) {
		$is_right = pmw_is_word( $name ) && ! in_array( $name, $reserved, true ) && 0 !== strpos( $name, 'text-' );
		pmw_demand( $is_right, "$where.$name", array( 'name' => $name ), 'name', 'a name in small letters and hyphens, and none of the script’s own' );
	}
}

/**
 * Checks a definition.
 *
 * @param mixed              $definition As JSON has it: objects and lists.
 * @param array<int, string> $reserved   Names that it may not have.
 * @return array{name: string, title: string, doc: string, attributes: array<string, array<string, mixed>>, texts: array<string, string>}
 * @throws InvalidArgumentException With the first mistake as a sentence.
 */
function pmw_read_definition( $definition, $reserved ) {
	$values = pmw_read_parts( $definition, 'the definition' );
	pmw_demand_spelling( $values, pmw_definition_rules()['parts'], '' );
	$name    = $values['name'] ?? null;
	$is_name = pmw_is_word( $name ) && false !== strpos( $name, '-' ) && ! in_array( $name, $reserved, true );
	pmw_demand( $is_name, 'name', $values, 'name', 'a prefix of your own, a hyphen and a word, such as "acme-yield"' );
	pmw_demand_words( $values, '' );
	$attributes = array_key_exists( 'attributes', $values ) ? pmw_read_parts( $values['attributes'], 'attributes' ) : array();
	pmw_demand_names( $attributes, 'attributes' );
	foreach ( $attributes as $key => $attribute ) {
		$attributes[ $key ] = pmw_read_attribute( $attribute, "attributes.$key" );
	}
	$texts = array_key_exists( 'texts', $values ) ? pmw_read_parts( $values['texts'], 'texts' ) : array();
	pmw_demand_names( $texts, 'texts' );
	foreach ( $texts as $key => $text ) {
		pmw_demand( is_string( $text ), "texts.$key", $texts, $key, 'a text' );
	}
	return array(
		'name'       => $name,
		'title'      => $values['title'] ?? '',
		'doc'        => $values['doc'] ?? '',
		'attributes' => $attributes,
		'texts'      => $texts,
	);
}
