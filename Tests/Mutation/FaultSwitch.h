#pragma once
#include <stdbool.h>

extern int touchstone_planted;
extern unsigned char touchstone_reached[16384];

/// Whether the fault of a number is on.
static inline bool touchstone_fault(int id) {
  touchstone_reached[id] = 1;
  return touchstone_planted == id;
}
