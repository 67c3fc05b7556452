import StrataRendering

extension Element {
  /// Returns the element as HTML, without its children. Its number is part of the identifiers of
  /// its drawing.
  func html(_ id: ElementID) -> HTMLElement {
    let shape = kind.shape
    var html = HTMLElement(tag: isInnerButton ? "div" : shape.tag)
    html.text = text
    html.classes = classes(shape.className)
    writeKind(to: &html)
    if events.contains(.menu), !isInteractive { html.set("tabindex", "0") }
    if !drawing.isEmpty { html.lead = Ink.markup(drawing, id: id.rawValue) }
    if let filter = ShadowFilter(style) { filter.write(text, to: &html) }
    for (attribute, value) in attributes { attribute.write(value, of: self, to: &html) }
    for rule in style { rule.writeMotion(to: &html) }
    if !events.isEmpty { html.set("data-e", events.names.joined(separator: " ")) }
    writeControl(to: &html)
    return html
  }

  private func classes(_ base: String) -> [String] {
    var classes = base.isEmpty ? [] : [base]
    if let variant = self[.variant] { classes += variant.split(separator: " ").map(String.init) }
    for rule in shownStyle + countedRules + (drawing.count == 1 ? drawing[0].rules : []) {
      let name = rule.className.classes
      if !name.isEmpty { classes.append(name) }
    }
    return classes + stretchClasses
  }

  /// The CSS classes for the axes along which the element stretches. Empty for kinds of elements
  /// whose CSS class already determines these axes.
  private var stretchClasses: [String] {
    let limit = isLimited ? ["hl"] : []
    return switch kind {
    case .box, .vStack, .hStack, .zStack, .label, .button, .link, .map, .frame:
      axisClasses + limit
    // The CSS class of a lazy grid determines its axes.
    case .grid where columns > 0: axisClasses + limit
    // A row has no box of its own.
    case .gridRow: limit
    default: []
    }
  }

  private var axisClasses: [String] {
    (stretch.contains(.width) ? ["W"] : []) + (stretch.contains(.height) ? ["H"] : [])
  }

  /// A Boolean value that indicates whether the element is as high as the limits of its children, and
  /// not as its parent.
  private var isLimited: Bool {
    guard stretch.contains(.limitedHeight) else { return false }
    return !style.contains { rule in
      if case .limits(_, _, _, .some) = rule { true } else { false }
    }
  }

  /// All style rules whose classes the element or its drawing uses.
  var allRules: [StyleRule] {
    shownStyle + countedRules + drawing.flatMap { $0.rules + $0.groupRules }
  }

  private var countedRules: [StyleRule] {
    switch kind {
    case .grid where columns > 1 || growingColumns != 0:
      [.columnCount(columns, growing: growingColumns)]
    case .vStack, .hStack, .zStack: sharedPadding
    default: []
    }
  }

  /// Writes the attributes that a kind always has.
  private func writeKind(to html: inout HTMLElement) {
    switch kind {
    case .button where !isInnerButton: html.set("type", "button")
    case .textField: html.set("type", self[.contentType] == "search" ? "search" : "text")
    case .secureField: html.set("type", "password")
    case .toggle:
      html.set("type", "checkbox")
      html.set("role", "switch")
    case .option where self[.group] != nil: writeSegment(to: &html)
    case .option: html.set("value", self[.choice])
    case .suggestions: html.set("role", "listbox")
    case .suggestion: html.set("role", "option")
    case .slider: html.set("type", "range")
    case .colorField: html.set("type", "color")
    case .fileField: html.set("type", "file")
    case .dateField:
      html.set("type", self[.contentType])
      html.set("required", "")
    case .menuList:
      if self[.name] != nil { html.set("popover", "auto") }
      html.set("role", "menu")
    case .spinner: html.set("role", "progressbar")
    case .ring:
      html.set("role", "progressbar")
      html.lead = SymbolMarkup.ring(self[.fraction])
    case .sheet, .alert:
      html.set("data-modal", "")
      if kind == .alert { html.set("role", "alertdialog") }
    case .scroll where self[.axis] == "horizontal": html.set("tabindex", "0")
    case .picker where self[.variant] == "wheel": html.set("size", "5")
    case .carousel:
      html.set("data-page", control?.wireText)
      html.set("role", "group")
      html.set("tabindex", "0")
    case .picture: html.set("loading", "lazy")
    case .video:
      html.set("controls", "")
      html.set("playsinline", "")
      html.set("preload", "metadata")
    case .progress: html.set("max", "1")
    case .space, .rowSpace: html.set("aria-hidden", "true")
    case .symbol:
      html.lead = SymbolMarkup.markup(
        self[.symbol] ?? "", isLayered: style.contains(where: \.isPalette))
    case .frame: html.lead = FrameMarkup.markup(self[.frame] ?? "", title: self[.label] ?? "")
    default: break
    }
  }

  /// Writes one option of a segmented control: a radio button, which provides keyboard navigation
  /// and grouping.
  private func writeSegment(to html: inout HTMLElement) {
    let isSelected = self[.isSelected] != nil ? " checked" : ""
    html.tag = "label"
    html.text = nil
    let value = HTMLText.escape(self[.choice] ?? "")
    let group = HTMLText.escape(self[.group] ?? "")
    let symbol =
      self[.symbol].map {
        "<svg class=\"i\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">\(SymbolMarkup.markup($0))</svg> "
      } ?? ""
    html.lead =
      "<input type=\"radio\" name=\"\(group)\" value=\"\(value)\"\(isSelected)>"
      + "<span>\(symbol)\(HTMLText.escape(text ?? ""))</span>"
  }

  private func writeControl(to html: inout HTMLElement) {
    switch control {
    case .text(let value) where kind == .textEditor: html.text = value
    case .text(let value): html.set("value", value)
    case .isOn(true): html.set("checked", "")
    case .isOn, .choice, nil: break
    }
  }
}

extension StyleRule {
  fileprivate var isPalette: Bool { if case .symbolPalette = self { true } else { false } }

  /// Writes those rules that the script reads from attributes, instead of classes.
  fileprivate func writeMotion(to html: inout HTMLElement) {
    switch self {
    case .renewal(let pose): html.set("data-ct", pose.css)
    case .effect(let effect): html.set("data-fx", effect.css)
    default: break
    }
  }
}
