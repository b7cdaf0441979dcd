<?php
// Renders what standard input asks for: {"folder": "…", "cases": [{"template": "…", "data": {…}}]}.
require '/usr/share/php/Twig/autoload.php';
$asked  = json_decode( stream_get_contents( STDIN ), true );
$loader = new Twig\Loader\ArrayLoader();
$files  = new Twig\Loader\FilesystemLoader();
$files->addPath( $asked['folder'], 'firm' );
$twig = new Twig\Environment(
	new Twig\Loader\ChainLoader( array( $loader, $files ) ),
	array( 'strict_variables' => true )
);
$html = array();
foreach ( $asked['cases'] as $number => $case ) {
	$loader->setTemplate( "case-$number", $case['template'] );
	$html[] = $twig->render( "case-$number", $case['data'] );
}
echo json_encode( $html );
