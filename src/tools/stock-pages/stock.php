<?php
/*
 * The dealer's stock as pages that search engines read without JavaScript. One file for web space with PHP 8.0 or newer:
 *   bestand.php              list of the vehicles, 100 a page (?seite=2 …)
 *   bestand.php?fahrzeug=ID  one vehicle, with canonical address and JSON-LD
 *   bestand.php?sitemap      sitemap, to be named in robots.txt
 * The answer of the platform is kept for 15 minutes in the folder for temporary files; if the platform does not answer, the last one is
 * used. Reasons stand in the error log of PHP. Fill in these five lines:
 */
const API = 'https://api.example';
const ADMIN_ID = 'IHRE-HÄNDLERKENNUNG';
const SHOP = 'https://autohaus.example/fahrzeuge/';
const SITE = 'https://autohaus.example/bestand.php';
const DEALER = 'Autohaus Muster';

const PER_LIST = 100;
/** Ends a platform that always names one more page. */
const MAX_PAGES = 500;
/** Seconds. */
const KEPT_FOR = 900;
const ASKED_AGAIN_AFTER = 60;
const FUELS = [
    'Benzin' => ['1', 'PETROL'],
    'Diesel' => ['2', 'DIESEL'],
    'Autogas (LPG)' => ['3', 'LPG', 'AUTOGAS'],
    'Erdgas (CNG)' => ['4', 'CNG', 'ERDGAS'],
    'Elektro' => ['5', 'ELECTRICITY'],
    'Hybrid (Benzin/Elektro)' => ['6', 'HYBRID', 'HYBRID BENZIN'],
    'Wasserstoff' => ['7', 'HYDROGEN'],
    'Ethanol' => ['8', 'ETHANOL'],
    'Hybrid (Diesel/Elektro)' => ['9', 'HYBRID_DIESEL', 'HYBRID DIESEL'],
    'Andere' => ['10', 'OTHER'],
];
const GEARBOXES = ['Schaltgetriebe' => ['1'], 'Automatik' => ['2'], 'Andere' => ['3'], 'Halbautomatik' => ['4']];

ini_set('display_errors', '0');

function e($text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function number(float $value, int $decimals = 0): string
{
    $text = number_format($value, $decimals, ',', '.');
    return $decimals > 0 ? rtrim(rtrim($text, '0'), ',') : $text;
}

function euros(float $amount): string
{
    return number($amount) . ' €';
}

// A value of the platform may be missing, null or of another type: what cannot be read is left out.
function textOf($value): string
{
    return is_string($value) || is_int($value) || is_float($value) ? trim((string) $value) : '';
}

function numberOf($value): ?float
{
    $text = str_replace(',', '.', textOf($value));
    return is_numeric($text) && is_finite((float) $text) && (float) $text >= 0 ? (float) $text : null;
}

/** Below 10 € and in nines only it is a feed's sign for 'on request'. */
function vehiclePriceOf($value): ?float
{
    $price = numberOf($value) ?? 0.0;
    return $price < 10 || preg_match('/^9{6,}(?:\.\d+)?$/', (string) $price) ? null : $price;
}

function listOf($value): array
{
    return is_array($value) ? array_values($value) : [];
}

function isTrue($value): bool
{
    return $value === true || in_array(strtolower(textOf($value)), ['true', '1'], true);
}

function labelOf($value, array $spellings): string
{
    foreach ($spellings as $label => $all) {
        if (in_array(strtoupper(textOf($value)), $all, true)) {
            return $label;
        }
    }
    return textOf($value);
}

/** Heading and marketing title without repetition: 'VW Golf' and 'Golf VIII Style' become 'VW Golf VIII Style'. */
function titleOf(string $heading, string $marketingTitle): string
{
    if ($marketingTitle === '' || str_contains($heading, $marketingTitle)) {
        return $heading;
    }
    $words = preg_split('/\s+/', $heading) ?: [];
    for ($at = 0; $at < count($words); $at++) {
        $end = implode(' ', array_slice($words, $at));
        if (str_starts_with("$marketingTitle ", "$end ")) {
            return $heading . ' ' . trim(substr($marketingTitle, strlen($end)));
        }
    }
    return "$heading $marketingTitle";
}

/** @return string[] consumption and CO2 as the platform words them: they belong to every offer */
function notesOf(array $car): array
{
    foreach (['enVkvInformationStringsDetails', 'enVkvInformationStringsCard'] as $name) {
        $notes = array_values(array_filter(array_map('textOf', listOf($car[$name] ?? null))));
        if ($notes !== []) {
            return $notes;
        }
    }
    return [];
}

/** A relative address is the platform's. */
function inPlatform(string $address): string
{
    if (preg_match('~^/(?!/).~', $address)) {
        return preg_replace('~^(https?://[^/?#]+).*$~i', '$1', API) . $address;
    }
    $isFile = preg_match('~^[\w\~%-][\w\~%./-]*\.(?:jpe?g|png|webp|avif|gif|svg)(?:\?.*)?$~i', $address);
    return $isFile ? rtrim(API, '/') . "/$address" : $address;
}

/** @return string[] addresses of the pictures of the vehicle itself; type 2 is a damage */
function picturesOf(array $car): array
{
    $pictures = [];
    foreach (listOf($car['images'] ?? null) as $image) {
        $address = is_array($image) ? str_replace(' ', '%20', textOf($image['url'] ?? null)) : '';
        $address = inPlatform($address);
        if (preg_match('~^https?://~i', $address) && textOf($image['type'] ?? null) !== '2') {
            $pictures[] = $address;
        }
    }
    return $pictures;
}

function cityOf(array $car): string
{
    $location = $car['carDealerLocation'] ?? null;
    $address = is_array($location) ? ($location['address'] ?? null) : null;
    return is_array($address) ? textOf($address['city'] ?? null) : '';
}

/** What the pages say of a vehicle; null for one without an id that can stand in an address. */
function vehicleOf($car): ?array
{
    $id = is_array($car) ? textOf($car['id'] ?? null) : '';
    if (!preg_match('/^[\w-]+$/D', $id)) {
        return null;
    }
    $make = textOf($car['manufacturer'] ?? null);
    $model = textOf($car['model'] ?? null);
    $heading = textOf($car['heading'] ?? null) ?: trim("$make $model") ?: 'Fahrzeug';
    $accident = strtoupper(textOf($car['accidentStatus'] ?? null));
    $hadAccident = in_array($accident, ['ACCIDENT', 'UNFALL', 'UNFALLFAHRZEUG'], true);
    $isDamaged = isTrue($car['isDamaged'] ?? null);
    $mileage = numberOf($car['mileAge'] ?? null);
    // Nothing counts the kilometres of a trailer.
    $countsKilometres = $mileage !== 0.0 || textOf($car['carType'] ?? null) !== 'ANHAENGER';
    $reserved = textOf($car['reservedUntil'] ?? null);
    $hasZone = preg_match('/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/i', $reserved);
    return [
        'id' => $id,
        'make' => $make,
        'model' => $model,
        'notes' => notesOf($car),
        'title' => titleOf($heading, textOf($car['marketingTitle'] ?? null)),
        'price' => vehiclePriceOf($car['publicPrice'] ?? null),
        'isVatDeductible' => isTrue($car['isVatDeductable'] ?? null),
        // The platform writes UTC.
        'reservedUntil' => $reserved === '' ? 0 : (int) strtotime($hasZone ? $reserved : "{$reserved}Z"),
        'damage' => $hadAccident ? ($isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug') : ($isDamaged ? 'Beschädigt' : ''),
        'condition' => textOf($car['usedConditionType'] ?? null),
        'registered' => preg_match('/^\d{4}-\d{2}-\d{2}/', textOf($car['initialRegistration'] ?? null), $day) ? $day[0] : null,
        'mileage' => $countsKilometres ? $mileage : null,
        'power' => numberOf($car['enginePower'] ?? null) ?: null,
        'fuel' => labelOf($car['fuelType'] ?? null, FUELS),
        'gearbox' => labelOf($car['gearBoxType'] ?? null, GEARBOXES),
        'colour' => textOf($car['varnishColor'] ?? null),
        'doors' => numberOf($car['doorsCount'] ?? null) ?: null,
        'seats' => numberOf($car['seatsCount'] ?? null) ?: null,
        'city' => cityOf($car),
        'vin' => textOf($car['vin'] ?? null),
        'stockNumber' => textOf($car['internalId'] ?? null),
        'pictures' => picturesOf($car),
    ];
}

/** @return array{0: array, 1: ?float} answer of the platform and the number of its pages */
function ask(string $path): array
{
    $http = ['timeout' => 10, 'user_agent' => 'webshop-stock', 'header' => 'Accept: application/json'];
    $http_response_header = [];
    $text = @file_get_contents(rtrim(API, '/') . $path, false, stream_context_create(['http' => $http]));
    if ($text === false) {
        throw new RuntimeException('Die Plattform antwortet nicht (' . (error_get_last()['message'] ?? '') . ').');
    }
    $text = preg_replace('/^\xEF\xBB\xBF/', '', $text);
    $content = json_decode($text, true, 512, JSON_INVALID_UTF8_SUBSTITUTE);
    if (!is_array($content)) {
        throw new RuntimeException('Die Antwort der Plattform ist nicht lesbar.');
    }
    $pages = null;
    $headers = function_exists('http_get_last_response_headers') ? http_get_last_response_headers() : $http_response_header;
    foreach ($headers ?? [] as $line) {
        if (stripos($line, 'x-pagination:') === 0) {
            $pagination = json_decode(substr($line, 13), true);
            $pages = is_array($pagination) ? numberOf($pagination['TotalPages'] ?? null) : null;
        }
    }
    return [$content, $pages];
}

/** @return array{isForCompanies: bool, vehicles: array} all vehicles for sale by id, and whether net prices come first */
function fetchStock(): array
{
    $adminId = rawurlencode(ADMIN_ID);
    [$settings] = ask("/v2/vehicle-dealer/$adminId/vehicle-dealer-settings");
    // By id, because a vehicle may move to the next page while they are read.
    $vehicles = [];
    $count = 0;
    for ($page = 1; $page <= MAX_PAGES; $page++) {
        $query = http_build_query(['isValidForSale' => 'true', 'orderBy' => 'price', 'pageNumber' => $page, 'pageSize' => PER_LIST]);
        [$answer, $pages] = ask("/cardealeradmin/$adminId/cars/property-values-extended?$query");
        if (!is_array($answer['cars'] ?? null)) {
            throw new RuntimeException('Die Antwort der Plattform enthält keine Fahrzeuge.');
        }
        $before = count($vehicles);
        foreach ($answer['cars'] as $car) {
            $vehicle = vehicleOf($car);
            if ($vehicle !== null) {
                $vehicles[$vehicle['id']] = $vehicle;
            }
        }
        $count += count($answer['cars']);
        if (count($vehicles) === $before || ($pages ? $page >= $pages : count($answer['cars']) < PER_LIST)) {
            break;
        }
    }
    if ($count > 0 && $vehicles === []) {
        throw new RuntimeException('Keines der Fahrzeuge ist lesbar.');
    }
    return ['isForCompanies' => isTrue($settings['isB2BShop'] ?? null), 'vehicles' => $vehicles];
}

/** @return array|null the stock; null if the platform has not answered so far */
function stock(): ?array
{
    $file = sys_get_temp_dir() . '/webshop-stock-1-' . md5(API . ADMIN_ID) . '.json';
    $text = @file_get_contents($file);
    $kept = $text === false ? null : json_decode($text, true);
    $kept = is_array($kept['vehicles'] ?? null) ? $kept : null;
    $isReadable = $kept !== null || $text === 'null';
    if ($isReadable && time() - (int) @filemtime($file) < KEPT_FOR) {
        return $kept;
    }
    $changed = null;
    try {
        $kept = fetchStock();
    } catch (RuntimeException $error) {
        error_log('bestand: ' . $error->getMessage());
        $changed = time() - KEPT_FOR + ASKED_AGAIN_AFTER;
    }
    // By another name first, because other visitors read the file.
    $written = "$file." . uniqid();
    $text = (string) json_encode($kept, JSON_INVALID_UTF8_SUBSTITUTE);
    if (@file_put_contents($written, $text) === strlen($text) && @rename($written, $file)) {
        $changed === null || touch($file, $changed);
    } else {
        @unlink($written);
        error_log('bestand: Der Ordner ' . sys_get_temp_dir() . ' ist nicht beschreibbar; jede Seite fragt die Plattform.');
    }
    return $kept;
}

function urlOf(array $car): string
{
    return SITE . '?fahrzeug=' . rawurlencode($car['id']);
}

function listUrl(int $page): string
{
    return $page === 1 ? SITE : SITE . "?seite=$page";
}

function inShop(string $path): string
{
    return explode('#', SHOP)[0] . "#$path";
}

function isReserved(array $car): bool
{
    return $car['reservedUntil'] >= time();
}

function priceOf(array $car, bool $isForCompanies): string
{
    if ($car['price'] === null) {
        return 'Preis auf Anfrage';
    }
    $gross = euros($car['price']);
    if (!$car['isVatDeductible']) {
        return "$gross, Differenzbesteuert gemäß §25a UStG.";
    }
    $net = euros($car['price'] * 100 / 119) . ' netto';
    return ($isForCompanies ? "$net, $gross brutto" : "$gross, $net") . ', inkl. 19% MwSt. (ausweisbar)';
}

function factsOf(array $car): array
{
    $registered = $car['registered'];
    $power = $car['power'];
    return array_filter([
        isReserved($car) ? 'Reserviert' : '',
        $car['damage'],
        $car['condition'],
        $registered === null ? '' : 'EZ ' . substr($registered, 5, 2) . '/' . substr($registered, 0, 4),
        $car['mileage'] === null ? '' : number($car['mileage']) . ' km',
        $power === null ? '' : number($power, 2) . ' kW (' . number($power * 1.35962) . ' PS)',
        $car['fuel'],
        $car['gearbox'],
        $car['city'],
    ], fn($fact) => $fact !== '');
}

function structuredDataOf(array $car): array
{
    $quantity = fn($value, $unit) => $value === null ? null : ['@type' => 'QuantitativeValue', 'value' => $value, 'unitCode' => $unit];
    $power = $quantity($car['power'], 'KWT');
    $data = [
        '@context' => 'https://schema.org',
        '@type' => ['Product', 'Car'],
        'name' => $car['title'],
        'url' => urlOf($car),
        'sku' => $car['stockNumber'],
        'vehicleIdentificationNumber' => $car['vin'],
        'brand' => $car['make'] === '' ? null : ['@type' => 'Brand', 'name' => $car['make']],
        'model' => $car['model'],
        'image' => $car['pictures'],
        'itemCondition' => 'https://schema.org/' . ($car['condition'] === 'Neuwagen' ? 'New' : 'Used') . 'Condition',
        'mileageFromOdometer' => $quantity($car['mileage'], 'KMT'),
        'dateVehicleFirstRegistered' => $car['registered'],
        'fuelType' => $car['fuel'],
        'vehicleTransmission' => $car['gearbox'],
        'vehicleEngine' => $power === null ? null : ['@type' => 'EngineSpecification', 'enginePower' => $power],
        'color' => $car['colour'],
        'numberOfDoors' => $car['doors'],
        'vehicleSeatingCapacity' => $car['seats'],
        'offers' => $car['price'] === null ? null : [
            '@type' => 'Offer',
            'price' => $car['price'],
            'priceCurrency' => 'EUR',
            'availability' => 'https://schema.org/' . (isReserved($car) ? 'LimitedAvailability' : 'InStock'),
            'url' => urlOf($car),
            'seller' => ['@type' => 'AutoDealer', 'name' => DEALER],
        ],
    ];
    return array_filter($data, fn($value) => !in_array($value, [null, '', []], true));
}

/** A page for the index. */
function page(string $url, string $title, string $description, array $data, string $body, ?string $picture = null): void
{
    $json = json_encode($data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
    $preview = array_filter(['title' => $title, 'description' => $description, 'url' => $url, 'image' => $picture]);
    $meta = '<meta name="description" content="' . e($description) . '"><link rel="canonical" href="' . e($url) . '">';
    foreach ($preview as $name => $content) {
        $meta .= "<meta property=\"og:$name\" content=\"" . e($content) . '">';
    }
    send($title, "$meta<script type=\"application/ld+json\">$json</script>", $body);
}

/** A page that no index takes: sentence for whoever sees it. */
function refuse(int $status, string $sentence, string $more): void
{
    http_response_code($status);
    send($sentence, '<meta name="robots" content="noindex">', '<h1>' . e($sentence) . "</h1>$more");
}

function send(string $title, string $head, string $body): void
{
    header('Content-Type: text/html; charset=utf-8');
    echo '<!doctype html><html lang="de"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>', e($title), '</title>', $head,
        '</head><body>', $body, '</body></html>';
}

function sitemap(array $vehicles, int $lists): void
{
    header('Content-Type: application/xml; charset=utf-8');
    echo '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    foreach ([...array_map('listUrl', range(1, $lists)), ...array_map('urlOf', $vehicles)] as $url) {
        echo '<url><loc>', e($url), '</loc></url>';
    }
    echo '</urlset>';
}

function vehiclePage(array $car, bool $isForCompanies): void
{
    $title = $car['title'];
    $price = priceOf($car, $isForCompanies);
    $facts = factsOf($car);
    $items = implode('', array_map(fn($fact) => '<li>' . e($fact) . '</li>', $facts));
    $notes = implode('', array_map(fn($text) => '<p>' . e($text) . '</p>', $car['notes']));
    $picture = $car['pictures'][0] ?? null;
    $image = $picture === null ? '' : '<img src="' . e($picture) . '" alt="' . e($title) . '" width="640">';
    page(
        urlOf($car),
        "$title | " . DEALER,
        implode(', ', [$title, $price, ...array_values($facts)]),
        structuredDataOf($car),
        '<p><a href="' . e(SITE) . '">Alle Fahrzeuge</a></p><h1>' . e($title) . "</h1>$image<p>" . e($price)
            . "</p><ul>$items</ul>$notes<p><a href=\"" . e(inShop("/angebote-x/{$car['id']}"))
            . '">Im Shop ansehen, anfragen oder kaufen</a></p>',
        $picture,
    );
}

function listPage(array $vehicles, int $page, int $pages, bool $isForCompanies): void
{
    $entries = '';
    $elements = [];
    foreach ($vehicles as $at => $car) {
        $facts = implode(', ', [priceOf($car, $isForCompanies), ...array_values(factsOf($car))]);
        $entries .= '<li><a href="' . e(urlOf($car)) . '">' . e($car['title']) . '</a>: '
            . e(implode(' ', [$facts, ...$car['notes']])) . '</li>';
        $elements[] = ['@type' => 'ListItem', 'position' => ($page - 1) * PER_LIST + $at + 1, 'url' => urlOf($car)];
    }
    $links = [];
    for ($other = 1; $other <= $pages; $other++) {
        if ($other !== $page) {
            $links[] = '<a href="' . e(listUrl($other)) . "\">Seite $other</a>";
        }
    }
    page(
        listUrl($page),
        ($page === 1 ? 'Fahrzeuge' : "Fahrzeuge, Seite $page") . ' | ' . DEALER,
        DEALER . ": Fahrzeuge mit Preis und Daten, Seite $page von $pages.",
        ['@context' => 'https://schema.org', '@type' => 'ItemList', 'itemListElement' => $elements],
        '<h1>Fahrzeuge</h1><p><a href="' . e(inShop('/')) . "\">Im Shop suchen</a></p><ul>$entries</ul><p>" . implode(' ', $links) . '</p>',
    );
}

function answer(): void
{
    $stock = stock();
    if ($stock === null) {
        header('Retry-After: 120');
        refuse(503, 'Die Fahrzeuge sind gerade nicht abrufbar.', '<p>Bitte versuchen Sie es in einigen Minuten erneut.</p>');
        return;
    }
    ['vehicles' => $byId, 'isForCompanies' => $isForCompanies] = $stock;
    $vehicles = array_values($byId);
    $pages = max(1, (int) ceil(count($vehicles) / PER_LIST));
    if (isset($_GET['sitemap'])) {
        sitemap($vehicles, $pages);
        return;
    }
    $toList = '<p><a href="' . e(SITE) . '">Alle Fahrzeuge</a></p>';
    if (isset($_GET['fahrzeug'])) {
        $car = is_string($_GET['fahrzeug']) ? ($byId[$_GET['fahrzeug']] ?? null) : null;
        $car === null ? refuse(404, 'Dieses Fahrzeug ist nicht mehr verfügbar.', $toList) : vehiclePage($car, $isForCompanies);
        return;
    }
    $page = filter_var($_GET['seite'] ?? 1, FILTER_VALIDATE_INT);
    if ($page === false || $page < 1 || $page > $pages) {
        refuse(404, 'Diese Seite gibt es nicht.', $toList);
        return;
    }
    listPage(array_slice($vehicles, ($page - 1) * PER_LIST, PER_LIST), $page, $pages, $isForCompanies);
}

answer();
