extension CompilerRequest.Syntax.Location {
  /// The place behind some text that starts here. The compiler's places come before white space and
  /// comments; people look for the code behind them. Columns count bytes, from 1.
  func advanced(over text: Substring) -> Self {
    var place = self
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    place.offset += text.utf8.count
    place.line += lines.count - 1
    place.column = (lines.count > 1 ? 1 : column) + (lines.last?.count ?? 0)
    return place
  }
}
