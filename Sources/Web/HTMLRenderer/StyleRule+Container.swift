import Rendering

extension StyleRule {
  /// The class of a rule about containers and their members.
  var containerClass: ClassName? {
    switch self {
    case .trait(.room): .known("geo k-room")
    case .trait(let trait): .known("k-\(trait.rawValue)")
    case .position(let x, let y): Self.position(x, y)
    case .gaps(let row, let column):
      ClassName(
        name: "gp\(CSSNumber.key(row))-\(CSSNumber.key(column))",
        css: "gap:\(CSSNumber.text(row))px \(CSSNumber.text(column))px")
    case .rows(let tracks): Self.gridRows(tracks)
    case .cells, .cell, .rowAlignment, .alignContent: alignmentClass
    case .span(let count): .number("gs", Double(count)) { "--span:\($0)" }
    case .columnCount(let count):
      .number("gn", Double(count)) { "grid-template-columns:repeat(\($0),auto)" }
    case .lanes(let lanes, let across): Self.lanes(lanes, across: across)
    case .bleeds(let top, let leading, let bottom, let trailing):
      Self.bleeds(top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .unsized(let horizontal, let vertical):
      ClassName(
        name: "un\(horizontal ? "h" : "")\(vertical ? "v" : "")",
        css: (horizontal ? "width:0;min-width:100%;" : "")
          + (vertical ? "height:0;min-height:100%" : ""))
    case .container(let width, let height): Self.container(width, height)
    case .separatorInset(let inset): .number("si", inset) { "--line-start:\($0)px" }
    case .scheme(let name):
      ClassName(name: "sch-\(name)", css: "color-scheme:\(name);color:var(--primary)")
    case .separatorTint(let paint):
      ClassName(name: "st-\(paint.name)", css: "--line:\(paint.css)")
    default: nil
    }
  }

  private var alignmentClass: ClassName? {
    switch self {
    case .cells(let horizontal, let vertical):
      ClassName(
        name: "cs-\(horizontal.name)-\(vertical.name)",
        css: "justify-items:\(horizontal.css);align-items:\(vertical.css)")
    case .cell(let horizontal, let vertical):
      ClassName(
        name: "ce-\(horizontal?.name ?? "n")-\(vertical?.name ?? "n")",
        css: (horizontal.map { "justify-self:\($0.css);" } ?? "")
          + (vertical.map { "align-self:\($0.css)" } ?? ""))
    case .rowAlignment(let alignment):
      ClassName(name: "ra-\(alignment.name)", css: "--row-align:\(alignment.css)")
    case .alignContent(let alignment):
      ClassName(name: "ac-\(alignment.name)", css: "align-content:\(alignment.css)")
    default: nil
    }
  }

  private static func position(_ x: Double, _ y: Double) -> ClassName {
    ClassName(
      name: "po\(CSSNumber.key(x))-\(CSSNumber.key(y))",
      css: "position:absolute;left:\(CSSNumber.text(x))px;top:\(CSSNumber.text(y))px;"
        + "translate:-50% -50%;max-width:none")
  }

  private static func container(_ width: Share?, _ height: Share?) -> ClassName {
    let css =
      (width.map { "width:\($0.css(of: "100cqi"));flex-shrink:0;" } ?? "")
      + (height.map { "height:\($0.css(of: "100dvh"));flex-shrink:0" } ?? "")
    let name = "cf\(width?.name ?? "n")-\(height?.name ?? "n")"
    return ClassName(name: name, css: css, marker: width == nil ? nil : "fw")
  }
}

extension StyleRule.Share {
  fileprivate var name: String { "\(count)o\(span)s\(CSSNumber.key(spacing))" }

  fileprivate func css(of whole: String) -> String {
    if count == 1 { return whole }
    let gap = CSSNumber.text(spacing)
    return "calc((\(whole) - \(count - 1)*\(gap)px)/\(count)*\(span) + \(span - 1)*\(gap)px)"
  }
}

extension CSSNumber {
  /// A number as a part of a class name.
  static func key(_ value: Double) -> String { name(text(value)) }
}
