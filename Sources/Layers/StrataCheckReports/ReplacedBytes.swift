extension String {
  /// Returns the text with each occurrence of a sign's bytes replaced, also where the sign is a part of
  /// a longer character: a quotation mark with a combining mark behind it is no quotation mark for
  /// `replacing(_:with:)`, and a line feed behind a carriage return is no line feed.
  func replacingBytes(_ sign: String, with other: String) -> String {
    String(decoding: Array(utf8).replacing(sign.utf8, with: other.utf8), as: UTF8.self)
  }
}
