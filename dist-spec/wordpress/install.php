<?php
/**
 * Installs WordPress with an administrator, an editor and an author, whose password is their name.
 */

define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'The Monsoon Ledger', 'admin', 'admin@ledger.example', true, '', 'admin' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => "$role@ledger.example",
			'role'       => $role,
		)
	);
}
foreach ( get_users() as $user ) {
	update_user_meta(
		$user->ID,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		array(
			'core/edit-post'    => array( 'welcomeGuide' => false ),
			'core/edit-widgets' => array( 'welcomeGuide' => false ),
			'_modified'         => gmdate( 'c' ),
		)
	);
}
update_option( 'comment_moderation', 0 );
