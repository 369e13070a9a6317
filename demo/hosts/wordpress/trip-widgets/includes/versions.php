<?php
/**
 * Versions of the scripts that the provider has.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

/** The first version whose scripts take over HTML from a server. */
const OLDEST = '0.3.0';

/**
 * Finds a version of the scripts at a provider.
 *
 * @param string $provider Origin.
 * @param string $wanted   A version such as 0.3.0, the newest of a major such as 0, or '' for the newest release.
 * @return array{version: string, integrity: array<string, string>}|\WP_Error
 */
function pinned( $provider, $wanted ) {
	$list = listed( $provider );
	if ( is_wp_error( $list ) ) {
		return $list;
	}
	if ( isset( $list['majors'][ $wanted ] ) ) {
		return array(
			'version'   => $wanted,
			'integrity' => array(),
		);
	}
	// Newest first.
	foreach ( $list['versions'] as $build ) {
		$is_wanted = '' === $wanted || $build['version'] === $wanted;
		if ( $is_wanted && ! empty( $build['immutable'] ) && version_compare( $build['version'], OLDEST, '>=' ) ) {
			$integrity = array();
			foreach ( array_keys( tags() ) as $tag ) {
				$integrity[ $tag ] = (string) ( $build['files'][ "$tag.js" ]['integrity'] ?? '' );
			}
			return array(
				'version'   => $build['version'],
				'integrity' => array_filter( $integrity ),
			);
		}
	}
	$major = (string) strtok( (string) ( $list['latest'] ?? '' ), '.' );
	if ( '' === $wanted && isset( $list['majors'][ $major ] ) ) {
		return pinned( $provider, $major );
	}
	$known = array_merge( array_column( $list['versions'], 'version' ), array_map( 'strval', array_keys( $list['majors'] ) ) );
	return new \WP_Error(
		'version',
		sprintf(
			/* translators: 1: a version, 2: a list of versions */
			__( 'The provider has no version %1$s that can be pinned. Leave the version empty for the newest release, or choose one of these from 0.3.0 on: %2$s.', 'trip-widgets' ),
			$wanted,
			implode( ', ', $known )
		)
	);
}

/**
 * The provider's list of versions.
 *
 * @param string $provider Origin.
 * @return array<string, mixed>|\WP_Error
 */
function listed( $provider ) {
	$response = wp_remote_get(
		"$provider/widgets/versions.json",
		array(
			'timeout'             => PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => LARGEST,
		)
	);
	$list     = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( isset( $list['versions'], $list['majors'] ) && is_array( $list['versions'] ) && is_array( $list['majors'] ) ) {
		return $list;
	}
	$reason = is_wp_error( $response ) ? $response->get_error_message() : 'HTTP ' . wp_remote_retrieve_response_code( $response );
	return new \WP_Error(
		'provider',
		sprintf(
			/* translators: 1: address, 2: reason */
			__( 'There is no provider of trip widgets at this address (%2$s). Open %1$s/widgets/versions.json in your browser. If you don’t see a list of versions, ask the travel company for the right address. If you do, this server can’t reach it: ask your host to allow outgoing requests.', 'trip-widgets' ),
			$provider,
			$reason
		)
	);
}
