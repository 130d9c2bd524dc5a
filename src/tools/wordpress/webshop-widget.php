<?php
/**
 * Plugin Name: Fahrzeugshop
 * Description: Fahrzeugshop, Schnellsuche und Overlay als Block „Fahrzeugshop“ oder Shortcode [fahrzeugshop]. Sammelt keine Daten.
 * Version: %VERSION%
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: siehe LICENSE des Pakets
 */

namespace WebshopWidget;

if (!defined('ABSPATH')) {
    exit;
}

const OPTION = 'webshop_widget';
const FIELDS = [
    'admin_id' => ['Händlerkennung', 'Nennt Ihnen der Betreiber der Plattform; sie sieht aus wie 00000000-0000-4000-8000-000000000001.'],
    'api_url' => ['Adresse der Plattform', 'Zum Beispiel https://api.example'],
    'folder' => ['Ordner der Dateien des Shops', 'Adresse, unter der webshop-start-%MAJOR%.js liegt, zum Beispiel https://shop.example/'],
    'client_url' => ['Adresse der Seite mit dem Shop', 'Dorthin führt die Schnellsuche. Leer: die Adresse aus dem Händlerbereich.'],
    'offset_top' => ['Höhe Ihrer mitlaufenden Kopfzeile in Pixeln', 'Nur wenn der Shop darunter verschwindet; meist wird sie gefunden.'],
    'consent' => ['Consent-Werkzeug', 'Der Shop selbst setzt keine Cookies. Dienste von Dritten darin warten auf die Zustimmung.'],
];
const MODES = ['shop' => 'Shop in der Seite', 'suche' => 'Schnellsuche', 'overlay' => 'Overlay mit Verweis, der es öffnet'];

/** Codes that tell the shop what was allowed, by the tool's categories; written by the build of the package. */
const CONSENT_TOOLS = [/* %CONSENT_TOOLS% */];

/** Attributes by which optimisers and consent tools leave a script alone: the shop is no third party, and is loaded once. */
const UNTOUCHED = 'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1"'
    . ' nowprocket nitro-exclude data-jetpack-boost="ignore" data-pagespeed-no-defer'
    . ' data-cookieconsent="ignore" data-borlabs-cookie-script-blocker-ignore consent-skip-blocker="1" data-category="functional"';

/** Part of the name of the shop's script, and of the consent code, by which optimisers are told. */
const SCRIPT = 'webshop-start';
const CODE = 'WebshopWidget';

function options(): array
{
    $saved = get_option(OPTION);
    return array_merge(array_fill_keys(array_keys(FIELDS), ''), is_array($saved) ? $saved : []);
}

/** 'https://…' without slashes at its end; '' for anything that is no address. */
function address(string $given): string
{
    $url = esc_url_raw(trim($given), ['https', 'http']);
    return is_string(wp_parse_url($url, PHP_URL_HOST)) ? untrailingslashit($url) : '';
}

function admin_id(string $given): string
{
    $hex = '[\da-f]';
    return preg_match("/$hex{8}-$hex{4}-$hex{4}-$hex{4}-$hex{12}/i", $given, $found) ? strtolower($found[0]) : '';
}

/** What was typed, checked; what cannot be used stays as it was, and is said. */
function sanitize($given): array
{
    $before = options();
    $given = is_array($given) ? $given : [];
    $typed = static fn (string $name): string => trim((string) (is_scalar($given[$name] ?? '') ? $given[$name] ?? '' : ''));
    $read = [
        'admin_id' => admin_id($typed('admin_id')),
        'api_url' => address($typed('api_url')),
        'folder' => address($typed('folder')),
        'client_url' => address($typed('client_url')),
        'offset_top' => preg_match('/^(\d{1,4})\s*(?:px)?$/i', $typed('offset_top'), $found) ? $found[1] : '',
        'consent' => isset(CONSENT_TOOLS[$typed('consent')]) ? $typed('consent') : 'ask',
    ];
    foreach ($read as $name => $value) {
        if ($value !== '' || $typed($name) === '') {
            continue;
        }
        $text = sprintf('%s: „%s“ ist nicht lesbar; es bleibt, was vorher galt.', FIELDS[$name][0], $typed($name));
        add_settings_error(OPTION, $name, esc_html($text));
        $read[$name] = $before[$name];
    }
    return $read;
}

/** What is missing before a shop can be shown, in German; '' if nothing is. */
function missing(): string
{
    $options = options();
    $names = array_filter(['admin_id', 'api_url', 'folder'], static fn (string $name): bool => $options[$name] === '');
    return implode(', ', array_map(static fn (string $name): string => FIELDS[$name][0], $names));
}

function attributes(array $values): string
{
    $text = '';
    foreach ($values as $name => $value) {
        $text .= $value === '' ? '' : sprintf(' %s="%s"', $name, esc_attr($value));
    }
    return $text;
}

/** Code for the consent tool, once on a page. */
function consent_code(): string
{
    static $is_written = false;
    $code = CONSENT_TOOLS[options()['consent']][1] ?? '';
    if ($is_written || $code === '') {
        return '';
    }
    $is_written = true;
    return str_replace('<script>', '<script ' . UNTOUCHED . '>', $code);
}

/** Place and script of a shop; each on a page has an element of its own. */
function shop(array $given): string
{
    static $count = 0;
    $options = options();
    $missing = missing();
    if ($missing !== '') {
        return current_user_can('manage_options')
            ? sprintf('<p>Fahrzeugshop: Unter <a href="%s">Einstellungen → Fahrzeugshop</a> fehlt noch: %s. Besucher sehen hier nichts.</p>', esc_url(settings_page()), esc_html($missing))
            : '';
    }
    // A feed and a mail run no script.
    if (is_feed()) {
        return sprintf('<p><a href="%s">Fahrzeuge ansehen</a></p>', esc_url((string) get_permalink()));
    }
    $mode = isset(MODES[$given['art']]) ? $given['art'] : 'shop';
    $count += 1;
    $id = 'fahrzeugshop' . ($count === 1 ? '' : "-$count");
    $dealer = admin_id($given['haendlerkennung']);
    $values = [
        'data-admin-id' => $dealer === '' ? $options['admin_id'] : $dealer,
        'data-api-url' => $options['api_url'],
        'data-offset-top' => $options['offset_top'],
        'data-consent' => $options['consent'] === '' || $options['consent'] === 'ask' ? '' : 'external',
    ];
    if ($mode === 'overlay') {
        $place = sprintf('<p><a href="#/" data-webshop-open="/">%s</a></p>', esc_html($given['text']));
        $values += ['data-layout' => 'overlay', 'data-start' => $given['start'] === 'offen' ? 'open' : 'closed'];
    } else {
        $room = $mode === 'suche' ? 'clamp(106px, (640px - 100vw) * 999, 214px)' : 'max(720px, 100vh)';
        $place = sprintf('<div id="%s" style="min-height: %s"></div>', esc_attr($id), esc_attr($room));
        $values['data-target'] = "#$id";
    }
    if ($mode === 'suche') {
        $client = address($given['shopseite']);
        $values += ['data-mode' => 'search', 'data-client-url' => $client === '' ? $options['client_url'] : $client];
    }
    $src = esc_url($options['folder'] . '/webshop-start-%MAJOR%.js');
    return $place . consent_code() . sprintf('<script async src="%s" %s%s></script>', $src, UNTOUCHED, attributes($values));
}

const GIVEN = ['art' => 'shop', 'haendlerkennung' => '', 'shopseite' => '', 'text' => 'Fahrzeuge ansehen', 'start' => 'geschlossen'];

function settings_page(): string
{
    return admin_url('options-general.php?page=webshop-widget');
}

add_shortcode('fahrzeugshop', static fn ($given): string => shop(array_map('strval', shortcode_atts(GIVEN, is_array($given) ? $given : [], 'fahrzeugshop'))));

add_action('init', static function (): void {
    $editor = <<<'JS'
(function (blocks, element, editor, components) {
  var el = element.createElement;
  var setting = window.fahrzeugshop;
  blocks.registerBlockType('webshop-widget/fahrzeugshop', {
    edit: function (props) {
      var given = props.attributes;
      var field = function (name, label, help) {
        return el(components.TextControl, { key: name, label: label, help: help, value: given[name],
          onChange: function (value) { var changed = {}; changed[name] = value; props.setAttributes(changed); } });
      };
      var choices = Object.keys(setting.modes).map(function (value) { return { value: value, label: setting.modes[value] }; });
      return el('div', editor.useBlockProps(),
        el(editor.InspectorControls, null, el(components.PanelBody, { title: 'Fahrzeugshop' },
          el(components.SelectControl, { label: 'Art', value: given.art, options: choices,
            onChange: function (art) { props.setAttributes({ art: art }); } }),
          field('haendlerkennung', 'Andere Händlerkennung', 'Leer: die der Einstellungen.'),
          given.art === 'suche' && field('shopseite', 'Adresse der Seite mit dem Shop', 'Leer: die der Einstellungen.'),
          given.art === 'overlay' && field('text', 'Text des Verweises'))),
        el(components.Placeholder, { icon: 'car', label: 'Fahrzeugshop', instructions: setting.missing === ''
          ? setting.modes[given.art] + '. Auf der Seite steht hier der Shop.'
          : 'Unter Einstellungen → Fahrzeugshop fehlt noch: ' + setting.missing + '.' }));
    },
    save: function () { return null; }
  });
})(wp.blocks, wp.element, wp.blockEditor, wp.components);
JS;
    wp_register_script('webshop-widget-editor', false, ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'], '%VERSION%', true);
    wp_add_inline_script('webshop-widget-editor', 'window.fahrzeugshop = ' . wp_json_encode(['modes' => MODES, 'missing' => missing()]) . ";\n" . $editor);
    register_block_type('webshop-widget/fahrzeugshop', [
        'api_version' => 2,
        'title' => 'Fahrzeugshop',
        'description' => 'Fahrzeuge suchen, ansehen und kaufen.',
        'category' => 'widgets',
        'icon' => 'car',
        'attributes' => array_map(static fn (string $value): array => ['type' => 'string', 'default' => $value], GIVEN),
        'supports' => ['align' => ['wide', 'full'], 'html' => false],
        'editor_script' => 'webshop-widget-editor',
        'render_callback' => static function (array $given): string {
            $code = shop(array_map('strval', array_merge(GIVEN, array_intersect_key($given, GIVEN))));
            $align = in_array($given['align'] ?? '', ['wide', 'full'], true) ? ' align' . $given['align'] : '';
            return $code === '' ? '' : sprintf('<div class="wp-block-webshop-widget-fahrzeugshop%s">%s</div>', $align, $code);
        },
    ]);
});

add_action('admin_init', static function (): void {
    register_setting(OPTION, OPTION, ['type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\sanitize', 'default' => []]);
    if (function_exists('wp_add_privacy_policy_content')) {
        wp_add_privacy_policy_content('Fahrzeugshop', '<p>Das Plugin selbst speichert und sendet keine Daten von Besuchern. Was der Fahrzeugshop im Browser speichert und mit wem er spricht, steht im Handbuch seines Pakets unter „Was im Browser gespeichert wird“ und „Inhalte von Dritten“.</p>');
    }
});

add_action('admin_menu', static function (): void {
    add_options_page('Fahrzeugshop', 'Fahrzeugshop', 'manage_options', 'webshop-widget', __NAMESPACE__ . '\show_settings');
});

add_filter('plugin_action_links_' . plugin_basename(__FILE__), static function (array $links): array {
    return array_merge([sprintf('<a href="%s">Einstellungen</a>', esc_url(settings_page()))], $links);
});

function show_settings(): void
{
    if (!current_user_can('manage_options')) {
        return;
    }
    $options = options();
    echo '<div class="wrap"><h1>Fahrzeugshop</h1>';
    $missing = missing();
    if ($missing !== '') {
        printf('<div class="notice notice-warning"><p>Es fehlt noch: %s. Bis dahin sehen Besucher keinen Shop.</p></div>', esc_html($missing));
    }
    echo '<form action="options.php" method="post">';
    settings_fields(OPTION);
    echo '<table class="form-table" role="presentation">';
    foreach (FIELDS as $name => [$label, $hint]) {
        $id = "webshop-widget-$name";
        $field = sprintf('id="%s" name="%s[%s]" aria-describedby="%s-hint"', esc_attr($id), OPTION, esc_attr($name), esc_attr($id));
        printf('<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr($id), esc_html($label));
        if ($name === 'consent') {
            echo "<select $field>";
            foreach (CONSENT_TOOLS as $tool => [$tool_name]) {
                printf('<option value="%s"%s>%s</option>', esc_attr($tool), selected($options[$name] ?: 'ask', $tool, false), esc_html($tool_name));
            }
            echo '</select>';
        } else {
            printf('<input type="text" class="regular-text" autocomplete="off" spellcheck="false" value="%s" %s>', esc_attr($options[$name]), $field);
        }
        printf('<p class="description" id="%s-hint">%s</p></td></tr>', esc_attr($id), esc_html($hint));
    }
    echo '</table>';
    submit_button('Speichern');
    echo '</form><h2>Auf eine Seite setzen</h2><p>Block „Fahrzeugshop“, oder einer dieser Shortcodes:</p><ul>';
    foreach (MODES as $mode => $label) {
        printf('<li><code>[fahrzeugshop%s]</code> %s</li>', $mode === 'shop' ? '' : ' art="' . esc_html($mode) . '"', esc_html($label));
    }
    echo '</ul>';
    $code = CONSENT_TOOLS[$options['consent'] ?: 'ask'][1];
    if (preg_match_all('~^// (.+)$~m', $code, $notes)) {
        printf('<h2>Im Consent-Werkzeug</h2><p>%s</p>', esc_html(implode(' ', $notes[1])));
    }
    echo '</div>';
}

/** Optimisers that ask by lists: addresses of scripts, and words of inline ones. */
$add_words = static fn ($words): array => array_merge((array) $words, [SCRIPT, CODE]);
foreach ([
    'rocket_delay_js_exclusions',
    'rocket_exclude_defer_js',
    'rocket_exclude_js',
    'rocket_defer_inline_exclusions',
    'rocket_excluded_inline_js_content',
    'litespeed_optimize_js_excludes',
    'litespeed_optm_js_defer_exc',
    'litespeed_optm_gm_js_exc',
    'sgo_javascript_combine_excluded_inline_content',
    'wp-optimize-minify-default-exclusions',
    'wphb_delay_js_exclusions',
    'perfmatters_delay_js_exclusions',
    'flying_press_exclude_from_delay:js',
    'cmplz_whitelisted_script_tags',
] as $filter) {
    add_filter($filter, $add_words);
}
add_filter('autoptimize_filter_js_exclude', static function ($words) use ($add_words) {
    return is_array($words) ? $add_words($words) : implode(', ', array_filter([(string) $words, SCRIPT, CODE]));
});
/** These ask for hosts. */
$add_host = static fn ($hosts): array => array_merge((array) $hosts, array_filter([(string) wp_parse_url(options()['folder'], PHP_URL_HOST)]));
foreach (['rocket_minify_excluded_external_js', 'sgo_javascript_combine_excluded_external_paths'] as $filter) {
    add_filter($filter, $add_host);
}

function uninstall(): void
{
    $sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [0];
    foreach ($sites as $site) {
        $site === 0 ? delete_option(OPTION) : delete_blog_option((int) $site, OPTION);
    }
}
register_uninstall_hook(__FILE__, __NAMESPACE__ . '\uninstall');
