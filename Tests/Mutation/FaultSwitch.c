// The switch of planted faults: TOUCHSTONE_FAULT names the one that is on. With TOUCHSTONE_REACHED, a
// folder, each process writes there which faults it came by.
#include "FaultSwitch.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int touchstone_planted = 0;
unsigned char touchstone_reached[16384];
static const char *folder;

static void report(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%d", folder, (int)getpid());
  FILE *file = fopen(path, "w");
  if (!file) return;
  for (int id = 0; id < 16384; id++) {
    if (touchstone_reached[id]) fprintf(file, "%d\n", id);
  }
  fclose(file);
}

__attribute__((constructor)) static void begin(void) {
  const char *text = getenv("TOUCHSTONE_FAULT");
  touchstone_planted = text ? atoi(text) : 0;
  folder = getenv("TOUCHSTONE_REACHED");
  if (folder) atexit(report);
}
