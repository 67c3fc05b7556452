/// Takes out the blanks and line ends of a style sheet that nothing depends on.
enum StyleSqueezer {
  /// The sheet in one line; text in quotes stays as it is.
  ///
  /// A blank before a colon is kept, since in a selector it means "somewhere inside of"; so is one
  /// beside an operator, since `calc` wants it.
  static func squeezed(_ text: String) -> String {
    var out: [UInt8] = []
    var quote: UInt8?
    for byte in text.utf8 {
      if let open = quote {
        out.append(byte)
        if byte == open { quote = nil }
      } else if byte == space || byte == newline {
        if let last = out.last, last != space, !closers.contains(last) { out.append(space) }
      } else {
        if openers.contains(byte), out.last == space { out.removeLast() }
        if byte == UInt8(ascii: "}"), out.last == UInt8(ascii: ";") { out.removeLast() }
        out.append(byte)
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    if out.last == space { out.removeLast() }
    return shortened(String(decoding: out, as: UTF8.self))
  }

  /// Lengths by their shorter names, which mean the same as lines run across everywhere here. No
  /// text of ours has these signs in it.
  private static func shortened(_ sheet: String) -> String {
    [("inline-size:", "width:"), ("block-size:", "height:"), (" > ", ">")]
      .reduce(sheet) { $0.replacing($1.0, with: $1.1) }
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  /// No blank is needed after these, or before those.
  private static let closers = Array("{};,:".utf8)
  private static let openers = Array("{};,".utf8)
}
