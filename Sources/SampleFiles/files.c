#include "sample_files.h"

#if defined(__clang__) && __has_warning("-Wc23-extensions")
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

// Taken in as it is by #embed: an array in Swift would take seconds to compile.
static const unsigned char demo[] = {
#embed "../touchstone/Samples/demo.touches"
};

const unsigned char *demo_recording(void) { return demo; }

long demo_recording_length(void) { return sizeof demo; }
