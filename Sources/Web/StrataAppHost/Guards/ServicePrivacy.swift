/// Keeps a device's data, such as its position, out of logs.
enum ServicePrivacy {
  /// Returns a browser's message, without the content of an answer to a service.
  ///
  ///     ServicePrivacy.withoutAnswer(#"[3,4,0,"answer","1 . {…}"]"#)    // [3,4,0,"answer",…]
  static func withoutAnswer(_ message: String) -> String {
    guard let mark = message.range(of: #""answer","#) else { return message }
    return message[..<mark.upperBound] + "…]"
  }
}
