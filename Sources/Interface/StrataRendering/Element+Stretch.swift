extension Element {
  /// Along which sides the element takes what it is offered, given those inside: the greediest of
  /// them decides, up to a frame that has a size of its own.
  public func stretch(around children: [Element]) -> Stretch {
    var stretch = bare(children)
    for rule in style { rule.change(&stretch) }
    return stretch
  }

  /// How many columns the cells of a grid's row take, or the rows of a grid.
  public func columns(around children: [Element]) -> Int {
    switch kind {
    case .gridRow: children.reduce(0) { $0 + $1.span }
    case .grid where has("table"): children.reduce(0) { max($0, $1.columns) }
    default: 0
    }
  }

  private var span: Int {
    for case .span(let count) in style { return count }
    return 1
  }

  /// The same before any frame.
  private func bare(_ children: [Element]) -> Stretch {
    switch kind {
    case .shape, .list, .page, .tabs, .carousel, .unavailable, .map: .both
    case .scroll: self[.axis] == "horizontal" && !has("y") ? .width : .both
    case .root: []
    case .textField, .secureField, .textEditor, .progress, .slider, .segments: .width
    // As wide as it can be, and as high as that makes it.
    case .picture: has("fit") ? .width : []
    case .grid: gridStretch(children)
    case .box where has("geo"): .both
    case .hStack, .vStack, .box, .label: stackStretch(children)
    case .zStack: union(children.filter { !$0.has("layer") })
    default: union(children)
    }
  }

  private func stackStretch(_ children: [Element]) -> Stretch {
    var stretch = union(children)
    if has("ctl") || has("lazy") && kind == .vStack { stretch.insert(.width) }
    let isRow = kind == .hStack || has("h"), isColumn = kind == .vStack || has("v")
    let kinds = children.map(\.kind)
    if kinds.contains(.spacer), isRow || isColumn { stretch.insert(isRow ? .width : .height) }
    if kinds.contains(.divider), isColumn { stretch.insert(.width) }
    if kind == .label, kinds.contains(where: { $0 == .toggle || $0 == .picker }) {
      stretch.insert(.width)
    }
    return stretch
  }

  /// A lazy grid is as wide, or as high, as it can be.
  private func gridStretch(_ children: [Element]) -> Stretch {
    if has("table") { return union(children) }
    return has("across") ? .height : .width
  }

  private func union(_ children: [Element]) -> Stretch {
    children.reduce(into: []) { $0.formUnion($1.stretch) }
  }

  private func has(_ variant: String) -> Bool {
    self[.variant]?.split(separator: " ").contains { $0 == variant } ?? false
  }
}

extension StyleRule {
  fileprivate func change(_ stretch: inout Stretch) {
    switch self {
    case .size(let width, let height): stretch.subtract(Stretch(width != nil, height != nil))
    case .limits(_, let width, _, let height):
      stretch.formUnion(Stretch(width != nil, height != nil))
    case .fixed(let horizontal, let vertical): stretch.subtract(Stretch(horizontal, vertical))
    case .container(let width, let height): stretch.subtract(Stretch(width != nil, height != nil))
    case .trait(.room), .bleeds: stretch = .both
    // Who cannot be seen takes no room.
    case .spokenOnly: stretch = []
    default: break
    }
  }
}

extension Stretch {
  fileprivate init(_ width: Bool, _ height: Bool) {
    self = []
    if width { insert(.width) }
    if height { insert(.height) }
  }
}
