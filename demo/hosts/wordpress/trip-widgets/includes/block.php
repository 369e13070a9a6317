<?php
/**
 * The block, and its preview in the editor.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

add_action(
	'init',
	function () {
		$type = register_block_type(
			dirname( __DIR__ ),
			array(
				'render_callback' => function ( $block ) {
					$tag = isset( tags()[ $block['tag'] ] ) ? $block['tag'] : 'trip-enquiry';
					$html = tag_html( $tag, $block['with'] );
					return '' === $html || is_feed() ? $html : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
				},
			)
		);
		if ( $type ) {
			foreach ( $type->editor_script_handles as $handle ) {
				$data = array(
					'tags'   => tags(),
					'labels' => labels(),
				);
				wp_add_inline_script( $handle, 'window.tripWidgets = ' . wp_json_encode( $data ), 'before' );
			}
		}
	}
);

/**
 * Words of the editor for tags and their attributes.
 *
 * @return array<string, string>
 */
function labels() {
	return array(
		'trip-enquiry'         => __( 'Trip enquiry', 'trip-widgets' ),
		'trip-review'          => __( 'Review form', 'trip-widgets' ),
		'trip-testimonial'     => __( 'Testimonial form', 'trip-widgets' ),
		'trip-attraction-card' => __( 'Attraction card', 'trip-widgets' ),
		'trip-corporate-video' => __( 'Corporate video', 'trip-widgets' ),
		'attraction'           => __( 'Attraction’s id, such as taj-mahal', 'trip-widgets' ),
		'button'               => __( 'Text of the button', 'trip-widgets' ),
		'company'              => __( 'Company', 'trip-widgets' ),
		'corporate'            => __( 'Tick “I am a corporate user”', 'trip-widgets' ),
		'days'                 => __( 'Days', 'trip-widgets' ),
		'destination'          => __( 'Destination', 'trip-widgets' ),
		'heading'              => __( 'Heading', 'trip-widgets' ),
		'headline'             => __( 'Heading level', 'trip-widgets' ),
		'href'                 => __( 'Link, such as /places/{id}', 'trip-widgets' ),
		'intro'                => __( 'Text below the heading', 'trip-widgets' ),
		'people'               => __( 'Total people', 'trip-widgets' ),
		'personal'             => __( 'Leave out “I am a corporate user”', 'trip-widgets' ),
		'preview'              => __( 'Show the chosen video', 'trip-widgets' ),
		'privacy'              => __( 'Address of your privacy page', 'trip-widgets' ),
		'sight'                => __( 'Attraction to name in the request', 'trip-widgets' ),
		'variant'              => __( 'Form', 'trip-widgets' ),
		'simple'               => __( 'Short form', 'trip-widgets' ),
		'wizard'               => __( 'Whole trip in two steps', 'trip-widgets' ),
		'default'              => __( 'Default', 'trip-widgets' ),
	);
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'trip-widgets/v1',
			'/preview',
			array(
				'methods'             => 'GET',
				'permission_callback' => function () {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array(
					'tag'  => array(
						'type'     => 'string',
						'required' => true,
						'enum'     => array_keys( tags() ),
					),
					'with' => array(
						'type'    => 'object',
						'default' => array(),
					),
				),
				'callback'            => function ( $request ) {
					return preview( $request['tag'], $request['with'] );
				},
			)
		);
	}
);

/**
 * HTML for the editor, or a sentence about why there is none.
 *
 * @param string       $tag   One of tags().
 * @param array<mixed> $given The block's attributes.
 * @return array{html: string, message: string}
 */
function preview( $tag, array $given ) {
	$message = '';
	$html    = '';
	if ( '' === options()['provider'] ) {
		$message = no_provider();
	} else {
		$html = fragment( $tag, with_options( known_attributes( $tag, $given ) ) );
		if ( '' === $html ) {
			$message = 'trip-attraction-card' === $tag
				? __( 'Enter the id of an attraction. It is the last part of the attraction’s address on the travel company’s site.', 'trip-widgets' )
				: __( 'No preview right now. The provider doesn’t answer, or doesn’t know one of these values. Visitors see the widget once its script has loaded.', 'trip-widgets' );
		}
	}
	return array(
		'html'    => $html,
		'message' => $message,
	);
}
