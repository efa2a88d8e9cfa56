#ifndef TOUCHSTONE_PLAYGROUND_H
#define TOUCHSTONE_PLAYGROUND_H

#include <stdint.h>

/// Touchstone's scenes and engine for a host that is not Swift: a page, a board, a test.
///
/// Contacts go in at their times; drawing, transcript and reasons come out. Documentation/PlaygroundModule.md says
/// what the texts and the display list are.
///
/// Memory. There are two buffers, and both belong to the module. touchstone_input(size) gives the address of the
/// input with room for size bytes; it is valid until the input is asked for with a larger size. What a call
/// gives stands in the output, at touchstone_output(), until the next call. The buffers grow and never shrink,
/// so that a frame costs no allocation here. In WebAssembly any call may grow the memory: make views of it anew.
///
/// Lengths are counts of bytes in the output: 0 for nothing, -1 where the call failed. Texts are UTF-8. Times are
/// seconds on the stage's clock, which is 0 when it is opened and never goes back: a time before it counts as
/// now. Times lie on a grid of 1 microsecond, places and forces on one of 0.0001, as in .touches files.
///
/// Calls come from one thread, and none from inside another. A stage that isn't open does nothing: its functions
/// give 0, or -1 for a length.

// MARK: Buffers

/// The version of this interface: 1.
int32_t touchstone_version(void);
/// The address of the input, with room for so many bytes.
void *touchstone_input(int32_t size);
/// The address of the output.
void *touchstone_output(void);
/// What was wrong with the last call that can fail, in one line: a length, 0 where nothing was.
int32_t touchstone_problem(void);

// MARK: Scenes and stages

/// The scenes and their thresholds: a length; a line of JSON for each.
int32_t touchstone_scenes(void);
/// Opens a stage for the request in the input: its number, or 0.
int32_t touchstone_open(int32_t length);
/// Closes a stage.
void touchstone_close(int32_t stage);
/// Sets a threshold, "tap.allowableMovement=20" in the input, at once: 1, or 0.
int32_t touchstone_set(int32_t stage, int32_t length);
/// Changes a trait, "userInterfaceStyle=dark" in the input, at once: 1, or 0. The scene goes on as it is.
int32_t touchstone_trait(int32_t stage, int32_t length);
/// The thresholds of a stage with their present values: a length; a line of JSON for each.
int32_t touchstone_properties(int32_t stage);

// MARK: The clock

/// Runs what is due up to a moment, and a recording that plays: 1 while something may still come, or 0.
int32_t touchstone_advance(int32_t stage, double seconds);
/// When to advance next: the stage's own time where something moves, infinity where nothing is due.
double touchstone_next(int32_t stage);
/// The time on the stage's clock.
double touchstone_time(int32_t stage);
/// Runs the clock until everything is over and takes away what is still down: 1, or 0.
int32_t touchstone_finish(int32_t stage);

// MARK: Input. While a recording plays, it is refused.

/// One frame: so many contacts of nine doubles each in the input: 1, or 0.
///
/// A contact is: its number; its phase (0 began, 1 moved, 2 ended, 3 cancelled, 4 region entered, 5 region moved,
/// 6 region exited); what touches (0 finger, 1 finger beside the screen, 2 pen, 3 pointer); x and y in points;
/// force (1 is an average touch), radius in points, altitude and azimuth in radians, each NaN where it isn't
/// measured. Contacts that didn't change are left out. Buttons: bit 0 primary, bit 1 secondary. Modifiers: bit
/// 16 caps lock, 17 shift, 18 control, 19 option, 20 command, 21 number pad.
int32_t touchstone_touches(
  int32_t stage, double seconds, int32_t count, int32_t buttons, int32_t modifiers);
/// The system took over: all contacts are cancelled: 1, or 0.
int32_t touchstone_interrupt(int32_t stage, double seconds);
/// A wheel or a touchpad scrolls by (dx, dy), as far as a finger would drag the content: 1, or 0.
///
/// Phases: 0 began, 1 changed, 2 ended, 3 cancelled, 4 a wheel's step.
int32_t touchstone_scroll(
  int32_t stage, double seconds, double dx, double dy, int32_t phase, double x, double y,
  int32_t modifiers);
/// A key: its number in the USB HID usage tables, page 7, and what it types in the input: 1, or 0.
///
/// Phases: 0 began, 2 ended, 3 cancelled.
int32_t touchstone_key(
  int32_t stage, double seconds, int32_t phase, int32_t usage, int32_t modifiers, int32_t length);
/// The screen has another size: 1, or 0.
int32_t touchstone_resize(int32_t stage, double seconds, double width, double height);

// MARK: Output

/// The scene as a display list of 32-bit words: a length; 0 where it looks as before, unless always isn't 0.
int32_t touchstone_drawing(int32_t stage, int32_t always);
/// What touches or hovers now: a count of contacts, as touchstone_touches takes them.
int32_t touchstone_contacts(int32_t stage);
/// The transcript since the last call: a length; the lines of touchstone replay --json.
int32_t touchstone_told(int32_t stage);
/// The sequence that is under way or was last, and why each attempt came out as it did: a length; a line of JSON.
int32_t touchstone_lanes(int32_t stage);
/// What touched since the stage was opened: a length; a .touches file.
int32_t touchstone_recording(int32_t stage);

// MARK: Assistive code

/// What is read, in its order: a length; a line of JSON for each element, counted from 0.
int32_t touchstone_accessibility(int32_t stage);
/// Activates an element: 1, or 0.
int32_t touchstone_activate(int32_t stage, int32_t element);
/// Performs an element's action, whose name is in the input: 1, or 0.
int32_t touchstone_perform(int32_t stage, int32_t element, int32_t length);
/// Raises an element's value, or lowers it where up is 0: 1, or 0.
int32_t touchstone_adjust(int32_t stage, int32_t element, int32_t up);
/// Dismisses what can be dismissed: 1, or 0.
int32_t touchstone_escape(int32_t stage);
/// What the application announced since the last call: a length; a line of JSON each.
int32_t touchstone_notices(int32_t stage);

// MARK: Whole recordings. The input is a request that ends with a recording.

/// What touchstone replay --json prints: a length.
int32_t touchstone_replay(int32_t length);
/// What touchstone explain --json prints: a length.
int32_t touchstone_explain(int32_t length);
/// What touchstone info --json prints: a length.
int32_t touchstone_info(int32_t length);

#endif
