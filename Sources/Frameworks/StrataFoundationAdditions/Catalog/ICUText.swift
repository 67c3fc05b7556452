import _FoundationICU

/// Reads text that ICU writes into a buffer.
enum ICUText {
  /// Calls a function that fills a buffer; calls it again with a larger buffer if the text does not
  /// fit; returns `nil` if the function fails.
  static func read(
    capacity: Int32 = 64,
    _ fill: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var units = [UChar](repeating: 0, count: Int(capacity))
    let length = units.withUnsafeMutableBufferPointer { fill($0.baseAddress, capacity, &status) }
    if status == U_BUFFER_OVERFLOW_ERROR { return read(capacity: length + 1, fill) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: units.prefix(Int(length)), as: UTF16.self)
  }
}
