<?php
/**
 * Must-use plugin of the tests.
 */

// WordPress requests pasted addresses only at ports 80, 443 and 8080, and a provider in a test has another.
add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host ) {
		$provider = wp_parse_url( TEST_PROVIDER );
		return $host === $provider['host'] ? array_merge( $ports, array( $provider['port'] ) ) : $ports;
	},
	10,
	2
);

// There is no mail server, and nothing to update from.
add_filter( 'pre_wp_mail', '__return_true' );
remove_action( 'init', 'wp_schedule_update_checks' );
