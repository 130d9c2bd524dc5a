<?php
/*
 * The dealer's stock as pages that search engines read without JavaScript. One file for web space with PHP 8.0 or newer:
 *   bestand.php              list of all vehicles
 *   bestand.php?fahrzeug=ID  one vehicle, with canonical address and JSON-LD
 *   bestand.php?sitemap      sitemap, to be named in robots.txt
 * The answer of the platform is kept for 15 minutes; if it does not answer, the last one is used. Fill in these five lines:
 */
const API = 'https://api.example';
const ADMIN_ID = 'IHRE-HÄNDLERKENNUNG';
const SHOP = 'https://autohaus.example/fahrzeuge/';
const SITE = 'https://autohaus.example/bestand.php';
const DEALER = 'Autohaus Muster';

function e($text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** @return array|null all vehicles for sale, by id; null if the platform does not answer */
function fetchStock(): ?array
{
    $stock = [];
    for ($page = 1, $pages = 1; $page <= $pages; $page++) {
        $query = http_build_query(['isValidForSale' => 'true', 'orderBy' => 'price', 'pageNumber' => $page, 'pageSize' => 100]);
        $context = stream_context_create(['http' => ['timeout' => 20]]);
        $url = API . '/cardealeradmin/' . rawurlencode(ADMIN_ID) . '/cars/property-values-extended?' . $query;
        $text = @file_get_contents($url, false, $context);
        $answer = $text === false ? null : json_decode($text, true);
        if (!is_array($answer['cars'] ?? null)) {
            return null;
        }
        foreach ($answer['cars'] as $car) {
            if (preg_match('/^[\w-]+$/', $car['id'] ?? '')) {
                $stock[$car['id']] = $car;
            }
        }
        $headers = function_exists('http_get_last_response_headers') ? http_get_last_response_headers() : $http_response_header;
        foreach ($headers ?? [] as $line) {
            if (stripos($line, 'x-pagination:') === 0) {
                $pages = json_decode(substr($line, 13), true)['TotalPages'] ?? 1;
            }
        }
    }
    return $stock;
}

function stock(): array
{
    $file = sys_get_temp_dir() . '/webshop-stock-' . md5(API . ADMIN_ID) . '.json';
    $isFresh = is_file($file) && time() - filemtime($file) < 900;
    $stock = $isFresh ? null : fetchStock();
    if ($stock !== null) {
        file_put_contents($file, json_encode($stock), LOCK_EX);
        return $stock;
    }
    return is_file($file) ? (json_decode(file_get_contents($file), true) ?: []) : [];
}

function urlOf(array $car): string
{
    return SITE . '?fahrzeug=' . rawurlencode($car['id']);
}

function titleOf(array $car): string
{
    $name = ($car['heading'] ?? '') ?: trim(($car['manufacturer'] ?? '') . ' ' . ($car['model'] ?? '')) ?: 'Fahrzeug';
    $title = $car['marketingTitle'] ?? '';
    return $title === '' || str_contains($name, $title) ? $name : "$name $title";
}

function priceOf(array $car): string
{
    $price = (float) ($car['publicPrice'] ?? 0);
    if ($price <= 0) {
        return 'Preis auf Anfrage';
    }
    $vat = ($car['isVatDeductable'] ?? false) ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert gemäß §25a UStG.';
    return number_format($price, 0, ',', '.') . ' €, ' . $vat;
}

function factsOf(array $car): array
{
    $registered = $car['initialRegistration'] ?? null;
    $kw = $car['enginePower'] ?? null;
    return array_filter([
        $registered ? 'EZ ' . substr($registered, 5, 2) . '/' . substr($registered, 0, 4) : null,
        isset($car['mileAge']) ? number_format((float) $car['mileAge'], 0, ',', '.') . ' km' : null,
        $kw ? $kw . ' kW (' . round((float) $kw * 1.35962) . ' PS)' : null,
        $car['fuelType'] ?? null,
        $car['gearBoxType'] ?? null,
        $car['carDealerLocation']['address']['city'] ?? null,
    ]);
}

/** Texts on consumption and CO2 as the platform words them: they belong to every offer. */
function consumptionOf(array $car): array
{
    return ($car['enVkvInformationStringsDetails'] ?? []) ?: ($car['enVkvInformationStringsCard'] ?? []);
}

function picturesOf(array $car): array
{
    $pictures = array_filter($car['images'] ?? [], fn($image) => ($image['type'] ?? 1) !== 2 && !empty($image['url']));
    return array_values(array_column($pictures, 'url'));
}

function structuredDataOf(array $car): array
{
    $offer = (float) ($car['publicPrice'] ?? 0) > 0 ? [
        '@type' => 'Offer',
        'price' => $car['publicPrice'],
        'priceCurrency' => 'EUR',
        'availability' => 'https://schema.org/InStock',
        'url' => urlOf($car),
        'seller' => ['@type' => 'AutoDealer', 'name' => DEALER],
    ] : null;
    return array_filter([
        '@context' => 'https://schema.org',
        '@type' => 'Car',
        'name' => titleOf($car),
        'url' => urlOf($car),
        'sku' => $car['internalId'] ?? null,
        'vehicleIdentificationNumber' => $car['vin'] ?? null,
        'brand' => isset($car['manufacturer']) ? ['@type' => 'Brand', 'name' => $car['manufacturer']] : null,
        'model' => $car['model'] ?? null,
        'image' => picturesOf($car),
        'offers' => $offer,
    ]);
}

function page(string $canonical, string $title, ?array $data, string $body): void
{
    $json = json_encode($data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    echo '<!doctype html><html lang="de"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>', e("$title | " . DEALER), '</title>',
        '<link rel="canonical" href="', e($canonical), '">',
        $data === null ? '<meta name="robots" content="noindex">' : '<script type="application/ld+json">' . $json . '</script>',
        '</head><body>', $body, '</body></html>';
}

$stock = stock();

if (isset($_GET['sitemap'])) {
    header('Content-Type: application/xml; charset=utf-8');
    echo '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    foreach ([SITE, ...array_map('urlOf', array_values($stock))] as $url) {
        echo '<url><loc>', e($url), '</loc></url>';
    }
    echo '</urlset>';
    exit;
}

header('Content-Type: text/html; charset=utf-8');

if (isset($_GET['fahrzeug'])) {
    $car = is_string($_GET['fahrzeug']) ? ($stock[$_GET['fahrzeug']] ?? null) : null;
    if ($car === null) {
        http_response_code(404);
        page(SITE, 'Dieses Fahrzeug ist nicht mehr verfügbar.', null, '<h1>Dieses Fahrzeug ist nicht mehr verfügbar.</h1><p><a href="' . e(SITE) . '">Alle Fahrzeuge</a></p>');
        exit;
    }
    $items = implode('', array_map(fn($fact) => '<li>' . e($fact) . '</li>', factsOf($car)));
    $notes = implode('', array_map(fn($text) => '<p>' . e($text) . '</p>', consumptionOf($car)));
    $picture = picturesOf($car)[0] ?? null;
    page(urlOf($car), titleOf($car), structuredDataOf($car),
        '<p><a href="' . e(SITE) . '">Alle Fahrzeuge</a></p><h1>' . e(titleOf($car)) . '</h1>'
        . ($picture ? '<img src="' . e($picture) . '" alt="' . e(titleOf($car)) . '" width="640">' : '')
        . '<p>' . e(priceOf($car)) . "</p><ul>$items</ul>$notes"
        . '<p><a href="' . e(SHOP . '#/angebote-x/' . $car['id']) . '">Im Shop ansehen, anfragen oder kaufen</a></p>');
    exit;
}

$entries = '';
foreach ($stock as $car) {
    $entries .= '<li><a href="' . e(urlOf($car)) . '">' . e(titleOf($car)) . '</a>: '
        . e(implode(', ', [priceOf($car), ...factsOf($car)])) . ' ' . e(implode(' ', consumptionOf($car))) . '</li>';
}
page(SITE, 'Fahrzeuge', [
    '@context' => 'https://schema.org',
    '@type' => 'ItemList',
    'itemListElement' => array_map(
        fn($car, $at) => ['@type' => 'ListItem', 'position' => $at + 1, 'url' => urlOf($car)],
        array_values($stock),
        array_keys(array_values($stock)),
    ),
], "<h1>Fahrzeuge</h1><p><a href=\"" . e(SHOP . '#/') . "\">Im Shop suchen</a></p><ul>$entries</ul>");
