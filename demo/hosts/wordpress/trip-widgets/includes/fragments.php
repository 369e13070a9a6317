<?php
/**
 * HTML of tags, rendered by the provider and cached here.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

/** All transients begin with it, so that uninstall.php finds them. */
const CACHE = 'trip_widgets_';

/** Seconds: a copy is fresh, the last good copy is kept, and a provider that failed is left alone. */
const FRESH = 300;
const KEPT  = MONTH_IN_SECONDS;
const PAUSE = MINUTE_IN_SECONDS;

/** Seconds that a page may wait, and bytes that a tag may have. */
const PATIENCE = 3;
const LARGEST  = 1048576;

/**
 * A tag as the provider renders it, from the cache if it is fresh. While the provider is down, the last good copy.
 *
 * @param string                $tag        One of tags().
 * @param array<string, string> $attributes Known attributes.
 * @return string '' if there is none; then the tag's script renders it.
 */
function fragment( $tag, array $attributes ) {
	// These change nothing that the provider renders, and one may differ on every visit.
	$own     = array_intersect_key( $attributes, array_flip( array( 'attribution', 'reference', 'thanks', 'analytics' ) ) );
	$asked   = array_diff_key( $attributes, $own );
	$address = options()['provider'] . "/widgets/$tag.html?" . http_build_query( $asked, '', '&', PHP_QUERY_RFC3986 );
	return with_attributes( cached( $address, $tag ), $tag, $own );
}

/**
 * Writes attributes into a tag's HTML.
 *
 * @param string                $html       HTML that begins with the tag, or ''.
 * @param string                $tag        One of tags().
 * @param array<string, string> $attributes Known attributes.
 * @return string
 */
function with_attributes( $html, $tag, array $attributes ) {
	return '' === $html ? '' : "<$tag" . written( $attributes ) . substr( $html, strlen( "<$tag" ) );
}

/**
 * HTML at an address of the provider, from the cache if it is fresh.
 *
 * @param string $address Address at the provider.
 * @param string $tag     Tag that the HTML begins with.
 * @return string
 */
function cached( $address, $tag ) {
	$key  = CACHE . md5( $address );
	$copy = get_transient( $key );
	if ( ! is_array( $copy ) ) {
		$copy = array(
			'html'  => '',
			'until' => 0,
		);
	}
	if ( time() < $copy['until'] || get_transient( CACHE . 'pause' ) ) {
		return $copy['html'];
	}
	if ( '' !== $copy['html'] ) {
		// Only this request waits for the new copy.
		$copy['until'] = time() + PATIENCE;
		set_transient( $key, $copy, KEPT );
	}
	$html = requested( $address, $tag );
	if ( null === $html ) {
		set_transient( CACHE . 'pause', 1, PAUSE );
		return $copy['html'];
	}
	$copy = array(
		'html'  => $html,
		'until' => time() + FRESH,
	);
	set_transient( $key, $copy, '' === $html ? FRESH : KEPT );
	return $html;
}

/**
 * Requests a tag's HTML from the provider.
 *
 * @param string $address Address at the provider.
 * @param string $tag     Tag that the HTML begins with.
 * @return string|null '' if the provider has no such content, null if it failed.
 */
function requested( $address, $tag ) {
	$response = wp_remote_get(
		$address,
		array(
			'timeout'             => PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => LARGEST,
			'headers'             => array( 'accept' => 'text/html' ),
		)
	);
	$status   = wp_remote_retrieve_response_code( $response );
	if ( 400 === $status || 404 === $status ) {
		return '';
	}
	$html    = wp_remote_retrieve_body( $response );
	$is_html = 0 === strpos( (string) wp_remote_retrieve_header( $response, 'content-type' ), 'text/html' );
	// A cut response has no end.
	$is_whole = 0 === strpos( $html, "<$tag" ) && "</$tag>" === substr( rtrim( $html ), -strlen( "</$tag>" ) );
	return 200 === $status && $is_html && $is_whole ? $html : null;
}

// WordPress curls quotes in the output of blocks, too. Tags would differ from what their scripts expect.
add_filter(
	'no_texturize_tags',
	function ( $tags ) {
		$tags[] = 'template';
		return $tags;
	}
);
