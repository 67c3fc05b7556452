/// Keeps what a device says of itself, such as where it is, out of files that people read.
enum ServicePrivacy {
  /// A browser's message; of an answer to a service, only that there was one.
  ///
  ///     ServicePrivacy.withoutAnswer(#"[3,4,0,"answer","1 . {…}"]"#)    // [3,4,0,"answer",…]
  static func withoutAnswer(_ message: String) -> String {
    guard let mark = message.range(of: #""answer","#) else { return message }
    return message[..<mark.upperBound] + "…]"
  }
}
