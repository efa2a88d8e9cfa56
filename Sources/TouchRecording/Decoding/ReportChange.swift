/// One change of the kernel report in hand.
enum ReportChange: Hashable {
  /// An absolute axis took a value.
  case absolute(UInt16, Int32)
  /// A key took a value.
  case key(UInt16, Int32)
  /// `SYN_MT_REPORT`: a packet of protocol A is complete.
  case packetEnd
}
