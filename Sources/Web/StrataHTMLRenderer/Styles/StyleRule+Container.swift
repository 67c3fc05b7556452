import StrataRendering

extension StyleRule {
  /// The class of a rule about containers and their members; `nil` for another rule.
  var containerClass: ClassName? {
    switch self {
    case .trait(.room): .known("geo k-room")
    // A view that takes all the space leaves the others their least lengths only.
    case .trait(.firm):
      ClassName(
        name: "k-firm",
        css: "flex-shrink:0;.h>&:is(.W,.shape),.v>&:is(.H,.shape){flex-grow:9999}"
          + ".h>.sp~&:is(.shape,.W:not([class*=\" l\"])){max-inline-size:100%}")
    case .trait(.yielding):
      ClassName(
        name: "k-yielding",
        css: "flex-shrink:1000;min-inline-size:0;.h:has(>:is(.W,.shape):not(.k-yielding))>&,"
          + ".v:has(>:is(.H,.shape):not(.k-yielding))>&{flex-grow:0}")
    // Few pages have these.
    case .trait(.aligned): ClassName(name: "k-aligned", css: "scroll-snap-type:both proximity")
    case .trait(.alignedByOne):
      ClassName(
        name: "k-alignedByOne", css: "scroll-snap-type:both mandatory;& *{scroll-snap-stop:always}")
    case .trait(.prominentHeader):
      ClassName(
        name: "k-prominentHeader", css: "&>.sec-h{font-size:1.25rem;color:var(--primary)}")
    case .trait(let trait): .known("k-\(trait.rawValue)")
    case .position(let x, let y): Self.position(x, y)
    case .columnWidth(let width): .number("cw", width) { "--col:\($0)px" }
    case .canvas(let width, let height): Self.canvas(width, height)
    case .slot(let x, let y, let width, let height): Self.slot(x, y, width, height)
    case .gaps(let row, let column):
      ClassName(
        name: "gp\(CSSNumber.key(row))-\(CSSNumber.key(column))",
        css: "gap:\(CSSNumber.text(row))px \(CSSNumber.text(column))px")
    case .rows(let tracks): Self.gridRows(tracks)
    case .cells, .cell, .rowAlignment, .alignContent: alignmentClass
    case .cellAnchor(let x, let y): Self.cellAnchor(x, y)
    case .guides(let container, let members): Self.guides(container, members)
    case .span(let count): .number("gs", Double(count)) { "--span:\($0)" }
    case .columnCount(let count, let growing): Self.columnCount(count, growing)
    case .sharedPadding(let leading, let trailing, let isRow):
      Self.sharedPadding(leading, trailing, isRow: isRow)
    case .tabCount(let count): .number("tn", Double(count)) { "--n:\($0)" }
    case .lanes(let lanes, let across): Self.lanes(lanes, across: across)
    case .bleeds(let top, let leading, let bottom, let trailing):
      Self.bleeds(top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .unsized(let horizontal, let vertical):
      ClassName(
        name: "uz\(horizontal ? "h" : "")\(vertical ? "v" : "")",
        css: (horizontal ? "width:0;min-width:100%;" : "")
          + (vertical ? "height:0;min-height:100%" : ""))
    case .container(let width, let height): Self.container(width, height)
    case .separatorInset(let inset): .number("si", inset) { "--line-start:\($0)px" }
    case .looseRow(let sections, let rows): Self.looseRow(sections, rows)
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
    case .cell(.some(let horizontal), nil): Self.columnAlignment(horizontal)
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

  /// Returns the class of a custom layout. Its members have their ideal sizes until they are
  /// placed.
  private static func canvas(_ width: Double?, _ height: Double?) -> ClassName {
    guard let width, let height else {
      return ClassName(name: "cv", css: "flex-wrap:wrap;align-items:start;justify-content:start")
    }
    return ClassName(
      name: "cv\(CSSNumber.key(width))-\(CSSNumber.key(height))",
      css: "position:relative;flex:none;max-inline-size:none;"
        + "inline-size:\(CSSNumber.text(width))px;block-size:\(CSSNumber.text(height))px")
  }

  private static func slot(
    _ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?
  ) -> ClassName {
    func length(_ value: Double?) -> String {
      value.map { "\(CSSNumber.text($0))px" } ?? "max-content"
    }
    let numbers = [x, y, width, height].map { $0.map(CSSNumber.key) ?? "n" }
    let place = x.map { "position:absolute;inset-inline-start:\(CSSNumber.text($0))px;" } ?? ""
    let top = y.map { "inset-block-start:\(CSSNumber.text($0))px;" } ?? ""
    return ClassName(
      name: "sl\(numbers.joined(separator: "-"))",
      css: place + top + "max-inline-size:none;inline-size:\(length(width));"
        + "block-size:\(length(height))")
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
  /// Formats a number as a part of a class name.
  static func key(_ value: Double) -> String { name(text(value)) }
}

extension StyleRule {
  /// Returns the class that reduces the list's gap between two rows, so that they look like one
  /// section.
  fileprivate static func looseRow(_ sections: Double?, _ rows: Double?) -> ClassName {
    let gap = sections.map { "\(CSSNumber.text($0))px" } ?? "1.5rem"
    let own = "\(CSSNumber.text(rows ?? 0))px"
    let cards = rows == nil ? "" : "&.row{border-radius:.875rem}&.row::before{display:none}"
    let name = [sections, rows].map { $0.map { CSSNumber.name(CSSNumber.text($0)) } ?? "n" }
    return ClassName(
      name: "lr\(name.joined(separator: "-"))",
      css: ".list>.row+&.row{margin-block-start:calc(\(own) - \(gap))}\(cards)")
  }
}
