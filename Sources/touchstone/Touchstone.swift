@main
enum Touchstone {
  static func main() {}
}
