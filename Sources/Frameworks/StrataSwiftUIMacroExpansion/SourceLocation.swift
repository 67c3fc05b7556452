extension CompilerRequest.Syntax.Location {
  /// Returns the location after a text that begins at this location.
  ///
  /// The compiler's locations are before white space and comments, but people expect the location
  /// of the code after them. Columns are counted in bytes, from 1.
  func advanced(over text: Substring) -> Self {
    var place = self
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    place.offset += text.utf8.count
    place.line += lines.count - 1
    place.column = (lines.count > 1 ? 1 : column) + (lines.last?.count ?? 0)
    return place
  }
}
