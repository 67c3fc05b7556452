import StrataRendering

extension StyleRule {
  /// The columns of a grid that an alignment of a column can affect.
  private static let alignedColumns = 12

  /// Returns the class of a container whose members lie so that their guides coincide: the margins
  /// before the members make it as large as their union; in a frame, which keeps its size, they are
  /// only moved.
  static func guides(_ container: GuideContainer, _ members: [GuidedMember]) -> ClassName {
    let rules = members.enumerated().compactMap { index, member in
      member.css(in: container).map { "&>:nth-child(\(index + 1)){\($0)}" }
    }
    let name = members.map(\.name).joined(separator: "-")
    return ClassName(name: "ag\(container.rawValue)-\(name)", css: rules.joined())
  }

  /// Returns the class of a cell whose view lies at a point of it: the view is moved by a part of the
  /// cell's size, and back by the same part of its size.
  static func cellAnchor(_ x: Double, _ y: Double) -> ClassName {
    let (across, down) = (CSSNumber.text(x * 100), CSSNumber.text(y * 100))
    let (back, up) = (CSSNumber.text(-x * 100), CSSNumber.text(-y * 100))
    return ClassName(
      name: "ca\(CSSNumber.name(across))-\(CSSNumber.name(down))",
      css: "justify-self:start;align-self:start;position:relative;inset-inline-start:\(across)%;"
        + "inset-block-start:\(down)%;translate:\(back)% \(up)%;"
        + "&:dir(rtl){translate:\(across)% \(up)%}")
  }

  /// Returns the class of a cell that aligns its column: the cells of other rows at the same place
  /// have its alignment, too, unless they have another one.
  static func columnAlignment(_ alignment: Alignment) -> ClassName {
    let rules = (1...alignedColumns).map { column in
      ":where(.g:has(>.gr>&:nth-child(\(column)))>.gr>:nth-child(\(column)))"
        + "{justify-self:\(alignment.css)}"
    }
    return ClassName(
      name: "ce-\(alignment.name)-n", css: "justify-self:\(alignment.css);\(rules.joined())")
  }
}

extension StyleRule.GuidedMember {
  fileprivate var name: String {
    "\(x.map(CSSNumber.key) ?? "n")_\(y.map(CSSNumber.key) ?? "n")"
  }

  /// Returns the declarations of the member; `nil` if it keeps its place.
  fileprivate func css(in container: StyleRule.GuideContainer) -> String? {
    guard x != nil || y != nil else { return nil }
    if container == .frame { return "position:relative;" + places("inset") }
    let sides: [String?] = [
      x == nil ? nil : container == .pile ? "justify-self:start" : "align-self:flex-start",
      y == nil ? nil : "align-self:flex-start",
    ]
    return Set(sides.compactMap(\.self)).sorted().joined(separator: ";") + ";" + places("margin")
  }

  private func places(_ property: String) -> String {
    [("inline", x), ("block", y)].compactMap { axis, length in
      length.map { "\(property)-\(axis)-start:\(CSSNumber.text($0))px" }
    }.joined(separator: ";")
  }
}
