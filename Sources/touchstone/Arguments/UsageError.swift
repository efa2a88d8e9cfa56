/// What is wrong with a command line, and what to do about it.
struct UsageError: Error {
  var problem: String
  var remedy: String
}
