#ifndef REPORT_FILES_H
#define REPORT_FILES_H

/// A file that belongs to a report's page.
struct report_file {
  /// The content.
  const unsigned char *bytes;
  /// The content's length.
  long count;
};

/// The page, with `{{name}}` where a part goes.
struct report_file report_page(void);

/// The colours of all pages.
struct report_file report_colors(void);

/// How the page looks.
struct report_file report_style(void);

/// How many scripts the page has.
long report_script_count(void);

/// A script by its place, from 0 on, in the order in which they need each other.
struct report_file report_script(long place);

#endif
