#include "report_files.h"

#if defined(__clang__) && __has_warning("-Wc23-extensions")
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

// The files are taken in as they are by #embed: arrays in Swift would take half a minute to compile.

static const unsigned char page_html[] = {
#embed "../TouchReport/Page/Resources/page.html"
};
static const unsigned char colors_css[] = {
#embed "../TouchReport/Page/Resources/colors.css"
};
static const unsigned char page_css[] = {
#embed "../TouchReport/Page/Resources/page.css"
};
static const unsigned char model_js[] = {
#embed "../TouchReport/Page/Resources/model.js"
};
static const unsigned char signs_js[] = {
#embed "../TouchReport/Page/Resources/signs.js"
};
static const unsigned char scene_js[] = {
#embed "../TouchReport/Page/Resources/scene.js"
};
static const unsigned char marks_js[] = {
#embed "../TouchReport/Page/Resources/marks.js"
};
static const unsigned char grid_js[] = {
#embed "../TouchReport/Page/Resources/grid.js"
};
static const unsigned char pens_js[] = {
#embed "../TouchReport/Page/Resources/pens.js"
};
static const unsigned char lanes_js[] = {
#embed "../TouchReport/Page/Resources/lanes.js"
};
static const unsigned char answers_js[] = {
#embed "../TouchReport/Page/Resources/answers.js"
};
static const unsigned char labels_js[] = {
#embed "../TouchReport/Page/Resources/labels.js"
};
static const unsigned char player_js[] = {
#embed "../TouchReport/Page/Resources/player.js"
};

struct report_file report_page(void) { return (struct report_file){page_html, sizeof page_html}; }

struct report_file report_colors(void) { return (struct report_file){colors_css, sizeof colors_css}; }

struct report_file report_style(void) { return (struct report_file){page_css, sizeof page_css}; }

static const struct report_file scripts[] = {
  {model_js, sizeof model_js},
  {signs_js, sizeof signs_js},
  {scene_js, sizeof scene_js},
  {marks_js, sizeof marks_js},
  {grid_js, sizeof grid_js},
  {pens_js, sizeof pens_js},
  {lanes_js, sizeof lanes_js},
  {answers_js, sizeof answers_js},
  {labels_js, sizeof labels_js},
  {player_js, sizeof player_js},
};

long report_script_count(void) { return sizeof scripts / sizeof *scripts; }

struct report_file report_script(long place) { return scripts[place]; }
