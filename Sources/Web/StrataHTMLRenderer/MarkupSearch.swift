import Glibc

extension String {
  /// Returns a Boolean value that indicates whether the text contains the bytes of another one.
  ///
  /// Each first page is searched as a whole. The searches of Foundation and the standard library
  /// compare characters, which took 7 % of a page's processor time.
  package func contains(bytes text: StaticString) -> Bool {
    end(ofBytes: text, from: startIndex) != nil
  }

  /// Returns the index after the first occurrence of another text's bytes; `nil` if there is none.
  package func end(ofBytes text: StaticString, from start: Index) -> Index? {
    let skipped = utf8.distance(from: startIndex, to: start)
    // A native text is not copied; `withUTF8` may change how others are stored.
    var copy = self
    let offset = copy.withUTF8 { end(of: text, in: $0, from: skipped) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  private func end(
    of text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let (first, length) = (Int32(text.utf8Start.pointee), text.utf8CodeUnitCount)
    guard var rest = bytes.baseAddress.map({ UnsafeRawPointer($0) + start }) else { return nil }
    let end = rest - start + bytes.count
    while end - rest >= length, let found = memchr(rest, first, end - rest - length + 1) {
      let match = UnsafeRawPointer(found)
      if memcmp(match, text.utf8Start, length) == 0 { return bytes.count - (end - match) + length }
      rest = match + 1
    }
    return nil
  }
}
