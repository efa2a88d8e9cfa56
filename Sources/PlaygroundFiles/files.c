#include "playground_files.h"

#if defined(__clang__) && __has_warning("-Wc23-extensions")
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

// The files are taken in as they are by #embed: arrays in Swift would take minutes to compile.

static const unsigned char page_html[] = {
#embed "../Playground/Page/page.html"
};
static const unsigned char page_css[] = {
#embed "../Playground/Page/page.css"
};
static const unsigned char scripts_txt[] = {
#embed "../Playground/Page/scripts.txt"
};
static const unsigned char angles_js[] = {
#embed "../Playground/Page/angles.js"
};
static const unsigned char force_js[] = {
#embed "../Playground/Page/force.js"
};
static const unsigned char samples_js[] = {
#embed "../Playground/Page/samples.js"
};
static const unsigned char timeline_js[] = {
#embed "../Playground/Page/timeline.js"
};
static const unsigned char queue_js[] = {
#embed "../Playground/Page/queue.js"
};
static const unsigned char tracked_js[] = {
#embed "../Playground/Page/tracked.js"
};
static const unsigned char streams_js[] = {
#embed "../Playground/Page/streams.js"
};
static const unsigned char keys_js[] = {
#embed "../Playground/Page/keys.js"
};
static const unsigned char mouse_js[] = {
#embed "../Playground/Page/mouse.js"
};
static const unsigned char adapter_js[] = {
#embed "../Playground/Page/adapter.js"
};
static const unsigned char dom_js[] = {
#embed "../Playground/Page/dom.js"
};
static const unsigned char notes_js[] = {
#embed "../Playground/Page/notes.js"
};
static const unsigned char engine_js[] = {
#embed "../Playground/Page/engine.js"
};
static const unsigned char stage_js[] = {
#embed "../Playground/Page/stage.js"
};
static const unsigned char bounds_js[] = {
#embed "../Playground/Page/bounds.js"
};
static const unsigned char painter_js[] = {
#embed "../Playground/Page/painter.js"
};
static const unsigned char fingers_js[] = {
#embed "../Playground/Page/fingers.js"
};
static const unsigned char lanes_js[] = {
#embed "../Playground/Page/lanes.js"
};
static const unsigned char reasons_js[] = {
#embed "../Playground/Page/reasons.js"
};
static const unsigned char values_js[] = {
#embed "../Playground/Page/values.js"
};
static const unsigned char thresholds_js[] = {
#embed "../Playground/Page/thresholds.js"
};
static const unsigned char comparison_js[] = {
#embed "../Playground/Page/comparison.js"
};
static const unsigned char scrolling_js[] = {
#embed "../Playground/Page/scrolling.js"
};
static const unsigned char reader_js[] = {
#embed "../Playground/Page/reader.js"
};
static const unsigned char gestures_js[] = {
#embed "../Playground/Page/gestures.js"
};
static const unsigned char link_js[] = {
#embed "../Playground/Page/link.js"
};
static const unsigned char traits_js[] = {
#embed "../Playground/Page/traits.js"
};
static const unsigned char edges_js[] = {
#embed "../Playground/Page/edges.js"
};
static const unsigned char listening_js[] = {
#embed "../Playground/Page/listening.js"
};
static const unsigned char recordings_js[] = {
#embed "../Playground/Page/recordings.js"
};
static const unsigned char comparing_js[] = {
#embed "../Playground/Page/comparing.js"
};
static const unsigned char tuning_js[] = {
#embed "../Playground/Page/tuning.js"
};
static const unsigned char saving_js[] = {
#embed "../Playground/Page/saving.js"
};
static const unsigned char transcript_js[] = {
#embed "../Playground/Page/transcript.js"
};
static const unsigned char player_js[] = {
#embed "../Playground/Page/player.js"
};
static const unsigned char benchmark_js[] = {
#embed "../Playground/Page/benchmark.js"
};
static const unsigned char keeping_js[] = {
#embed "../Playground/Page/keeping.js"
};
static const unsigned char loading_js[] = {
#embed "../Playground/Page/loading.js"
};
static const unsigned char session_js[] = {
#embed "../Playground/Page/session.js"
};
static const unsigned char reloading_js[] = {
#embed "../Playground/Page/reloading.js"
};
static const unsigned char app_js[] = {
#embed "../Playground/Page/app.js"
};
static const unsigned char starting_js[] = {
#embed "../Playground/Page/starting.js"
};
static const unsigned char touchstone_wasm_gz[] = {
#embed "touchstone.wasm.gz"
};

static const struct playground_file files[] = {
  {"page.html", page_html, sizeof page_html},
  {"page.css", page_css, sizeof page_css},
  {"scripts.txt", scripts_txt, sizeof scripts_txt},
  {"angles.js", angles_js, sizeof angles_js},
  {"force.js", force_js, sizeof force_js},
  {"samples.js", samples_js, sizeof samples_js},
  {"timeline.js", timeline_js, sizeof timeline_js},
  {"queue.js", queue_js, sizeof queue_js},
  {"tracked.js", tracked_js, sizeof tracked_js},
  {"streams.js", streams_js, sizeof streams_js},
  {"keys.js", keys_js, sizeof keys_js},
  {"mouse.js", mouse_js, sizeof mouse_js},
  {"adapter.js", adapter_js, sizeof adapter_js},
  {"dom.js", dom_js, sizeof dom_js},
  {"notes.js", notes_js, sizeof notes_js},
  {"engine.js", engine_js, sizeof engine_js},
  {"stage.js", stage_js, sizeof stage_js},
  {"bounds.js", bounds_js, sizeof bounds_js},
  {"painter.js", painter_js, sizeof painter_js},
  {"fingers.js", fingers_js, sizeof fingers_js},
  {"lanes.js", lanes_js, sizeof lanes_js},
  {"reasons.js", reasons_js, sizeof reasons_js},
  {"values.js", values_js, sizeof values_js},
  {"thresholds.js", thresholds_js, sizeof thresholds_js},
  {"comparison.js", comparison_js, sizeof comparison_js},
  {"scrolling.js", scrolling_js, sizeof scrolling_js},
  {"reader.js", reader_js, sizeof reader_js},
  {"gestures.js", gestures_js, sizeof gestures_js},
  {"link.js", link_js, sizeof link_js},
  {"traits.js", traits_js, sizeof traits_js},
  {"edges.js", edges_js, sizeof edges_js},
  {"listening.js", listening_js, sizeof listening_js},
  {"recordings.js", recordings_js, sizeof recordings_js},
  {"comparing.js", comparing_js, sizeof comparing_js},
  {"tuning.js", tuning_js, sizeof tuning_js},
  {"saving.js", saving_js, sizeof saving_js},
  {"transcript.js", transcript_js, sizeof transcript_js},
  {"player.js", player_js, sizeof player_js},
  {"benchmark.js", benchmark_js, sizeof benchmark_js},
  {"keeping.js", keeping_js, sizeof keeping_js},
  {"loading.js", loading_js, sizeof loading_js},
  {"session.js", session_js, sizeof session_js},
  {"reloading.js", reloading_js, sizeof reloading_js},
  {"app.js", app_js, sizeof app_js},
  {"starting.js", starting_js, sizeof starting_js},
  {"touchstone.wasm.gz", touchstone_wasm_gz, sizeof touchstone_wasm_gz},
};

long playground_file_count(void) { return sizeof files / sizeof *files; }

struct playground_file playground_file(long place) { return files[place]; }
