#ifndef SAMPLE_FILES_H
#define SAMPLE_FILES_H

/// The first byte of the recording that `touchstone demo` replays.
const unsigned char *demo_recording(void);

/// The recording's length in bytes.
long demo_recording_length(void);

#endif
