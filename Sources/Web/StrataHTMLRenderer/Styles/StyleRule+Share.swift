import StrataRendering

extension Element {
  /// The rule of a stack's padding at its sides, if the stack takes all the width. A stack with
  /// alignment guides has none: both would set its members' margins.
  var sharedPadding: [StyleRule] {
    guard stretch.contains(.width) else { return [] }
    var (leading, trailing) = (0.0, 0.0)
    for rule in style {
      switch rule {
      case .padding(_, let start, _, let end): (leading, trailing) = (start ?? 0, end ?? 0)
      case .guides: return []
      default: break
      }
    }
    guard min(leading, trailing) >= 0, max(leading, trailing) > 0 else { return [] }
    return [.sharedPadding(leading: leading, trailing: trailing, isRow: kind == .hStack)]
  }
}

extension StyleRule {
  /// Returns the class of a padded stack in a row. A flex box would add the padding to the stack's
  /// share, so the members have margins instead: in a row the first and the last one. The selectors
  /// have no weight, so that a member's own size and margins precede.
  static func sharedPadding(_ leading: Double, _ trailing: Double, isRow: Bool) -> ClassName {
    let (start, end) = ("\(CSSNumber.text(leading))px", "\(CSSNumber.text(trailing))px")
    let members =
      isRow
      ? members("nth-child(1 of :not(.layer,.spoken))", "margin-inline-start:\(start)")
        + members("nth-last-child(1 of :not(.layer,.spoken))", "margin-inline-end:\(end)")
      : members("not(.layer)", "margin-inline:\(start) \(end)")
        // A picture in its own size may be wider than the stack.
        + members(
          "not(.layer,.pic:not(.fit))",
          "max-inline-size:calc(100% - \(CSSNumber.text(leading + trailing))px)")
    return ClassName(
      name: "sq\(isRow ? "h" : "")\(CSSNumber.key(leading))-\(CSSNumber.key(trailing))",
      css: ".h>&{padding-inline:0}\(members)")
  }

  private static func members(_ condition: String, _ declaration: String) -> String {
    ":where(.h>&>:\(condition)){\(declaration)}"
  }
}
