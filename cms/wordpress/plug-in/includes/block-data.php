<?php
/**
 * What editors fill in, as the attributes of a mount point.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Whether one field of each list is filled in. */
function pmw_has_needed( $values, $needs ) {
	foreach ( $needs as $names ) {
		if ( array() === array_intersect( $names, array_keys( $values ) ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Leaves out what is empty: a row that an editor has only begun would be reported on the page.
 *
 * @param array<string, mixed>             $values By the names of fields; others are left out.
 * @param array<int, array<string, mixed>> $fields Those of the form.
 * @return array<string, mixed>
 */
function pmw_keep_filled( $values, $fields ) {
	$kept = array();
	foreach ( $fields as $field ) {
		$name  = $field['name'];
		$value = isset( $values[ $name ] ) ? $values[ $name ] : null;
		if ( is_array( $value ) && isset( $field['needs'] ) ) {
			$rows = array();
			foreach ( array_filter( $value, 'is_array' ) as $row ) {
				$rows[] = pmw_keep_filled( $row, $field['fields'] );
			}
			$has_needed = function ( $row ) use ( $field ) {
				return array() !== $row && pmw_has_needed( $row, $field['needs'] );
			};
			$value      = array_values( array_filter( $rows, $has_needed ) );
		} elseif ( is_array( $value ) && isset( $field['fields'] ) ) {
			$value = pmw_keep_filled( $value, $field['fields'] );
		}
		$is_empty = null === $value || array() === $value || ( is_string( $value ) && '' === trim( $value ) );
		if ( ! $is_empty ) {
			$kept[ $name ] = $value;
		}
	}
	return $kept;
}

/** A value as the text of an attribute; saving may have written entities for the characters in it. */
function pmw_write_block_value( $value ) {
	$value = pmw_decode_texts( $value );
	if ( is_array( $value ) ) {
		return (string) wp_json_encode( $value, PMW_JSON );
	}
	return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
}
