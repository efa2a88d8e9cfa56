#ifndef PLAYGROUND_FILES_H
#define PLAYGROUND_FILES_H

/// A file that belongs to the playground's page.
struct playground_file {
  /// The name.
  const char *name;
  /// The content.
  const unsigned char *bytes;
  /// The content's length.
  long count;
};

/// How many files there are.
long playground_file_count(void);

/// A file by its place, from 0 on.
struct playground_file playground_file(long place);

#endif
