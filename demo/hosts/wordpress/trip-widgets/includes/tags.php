<?php
/**
 * Tags, and their attributes and links.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

/** Attributes that are links; no script can be in one. The provider has the same rule. */
const LINKS = array( 'href', 'privacy', 'thanks' );
const LINK  = '~^(?:https?://|/(?!/))[^\s\\\\]*$~i';

/**
 * Allowed values by tag and attribute, those of one tag under 'tags', those of every tag under 'shared'. An empty list
 * allows any text; [''] is a boolean. `npm run manifest` of the project writes the file.
 *
 * @return array{tags: array<string, array<string, string[]>>, shared: array<string, string[]>}
 */
function manifest() {
	static $manifest = null;
	if ( null === $manifest ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		$manifest = (array) json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/tags.json' ), true );
	}
	return $manifest;
}

/**
 * Own attributes of each tag.
 *
 * @return array<string, array<string, string[]>>
 */
function tags() {
	return manifest()['tags'];
}

/**
 * Keeps the attributes that a tag has and the values that it allows. A boolean attribute may be named alone.
 *
 * @param string       $tag   One of tags().
 * @param array<mixed> $given Attributes of a shortcode or a block.
 * @return array<string, string>
 */
function known_attributes( $tag, array $given ) {
	$attributes = array();
	foreach ( tags()[ $tag ] + manifest()['shared'] as $name => $values ) {
		$is_boolean = array( '' ) === $values;
		if ( $is_boolean && in_array( $name, array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY ), true ) ) {
			$attributes[ $name ] = '';
		}
		$value = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? $given[ $name ] : null;
		if ( null === $value ) {
			continue;
		}
		if ( $is_boolean ) {
			if ( is_bool( $value ) ? $value : ! in_array( strtolower( $value ), array( 'false', 'no', 'off', '0' ), true ) ) {
				$attributes[ $name ] = '';
			}
			continue;
		}
		// WordPress stores an author's & and > as entities. They are escaped again where they are written.
		$value   = html_entity_decode( wp_check_invalid_utf8( (string) $value ), ENT_QUOTES, 'UTF-8' );
		$allowed = ! $values || in_array( $value, $values, true );
		if ( $allowed && ( ! in_array( $name, LINKS, true ) || preg_match( LINK, $value ) ) ) {
			$attributes[ $name ] = $value;
		}
	}
	return $attributes;
}

/**
 * Page of the provider's site with the same content, for feeds and for visitors whose script did not load.
 *
 * @param string                $tag        One of tags().
 * @param array<string, string> $attributes Its attributes.
 * @return array{0: string, 1: string} Path and text of the link.
 */
function page_of( $tag, array $attributes ) {
	$part = function ( $name ) use ( $attributes ) {
		return empty( $attributes[ $name ] ) ? '' : '/' . rawurlencode( $attributes[ $name ] );
	};
	switch ( $tag ) {
		case 'trip-review':
			return array( '/review' . $part( 'attraction' ), __( 'Write a review', 'trip-widgets' ) );
		case 'trip-testimonial':
			return array( '/submit-testimonials', __( 'Send us a video', 'trip-widgets' ) );
		case 'trip-attraction-card':
			$id = $part( 'attraction' );
			return array( $id ? '/attraction-details' . $id : '/', __( 'See this place', 'trip-widgets' ) );
		case 'trip-corporate-video':
			$company = $part( 'company' );
			return array( $company ? $company : '/', __( 'Watch the video', 'trip-widgets' ) );
	}
	$is_wizard = 'wizard' === ( $attributes['variant'] ?? '' );
	return array( $is_wizard ? '/enquiry' : '/', __( 'Plan your trip', 'trip-widgets' ) );
}
