extension Element {
  /// Returns the axes along which the element takes all the space that it is offered: those of its
  /// children, unless a frame sets a size.
  public func stretch(around children: [Element]) -> Stretch {
    var stretch = bare(children)
    if !passesLimits { stretch.remove(.limitedHeight) }
    // A row of limited widths is as wide as they are together. Other views are as wide as possible.
    if kind == .hStack, stretch.contains(.limitedWidth) { stretch.remove(.width) }
    stretch.remove(.limitedWidth)
    for rule in style where changesStretch(rule) { rule.change(&stretch) }
    return stretch
  }

  /// Returns whether a rule changes the axes of the element. Only a cell without axes shortens a
  /// divider, whatever its frame is.
  private func changesStretch(_ rule: StyleRule) -> Bool {
    guard kind == .divider else { return !isRound(rule) }
    if case .unsized = rule { return true }
    return false
  }

  /// A Boolean value that indicates whether the element is no higher than the limits of its children
  /// together, as stacks and tables are.
  private var passesLimits: Bool {
    switch kind {
    case .hStack, .vStack, .zStack, .box, .button, .link, .gridRow: true
    case .grid: has("table")
    default: false
    }
  }

  /// Returns whether a rule is the aspect ratio of a circle. A circle is drawn as large as the
  /// space allows.
  private func isRound(_ rule: StyleRule) -> Bool {
    guard kind == .shape, case .aspectRatio = rule else { return false }
    return true
  }

  /// Returns the number of columns that the cells of a grid's row take, or that the rows of a grid
  /// have.
  public func columns(around children: [Element]) -> Int {
    switch kind {
    case .gridRow: children.reduce(0) { $0 + $1.span }
    case .grid where has("table"): children.reduce(0) { max($0, $1.columns) }
    default: 0
    }
  }

  /// Returns the columns of a grid or of its row that hold a view that takes all the width, a bit
  /// for each.
  public func growingColumns(around children: [Element]) -> UInt64 {
    switch kind {
    case .gridRow:
      children.reduce(into: (mask: UInt64(0), column: 0)) { row, cell in
        let isGreedy = cell.stretch.contains(.width) && cell.span == 1 && row.column < 64
        if isGreedy { row.mask |= 1 << UInt64(row.column) }
        row.column += cell.span
      }.mask
    case .grid where has("table"): children.reduce(0) { $0 | $1.growingColumns }
    default: 0
    }
  }

  private var span: Int {
    for case .span(let count) in style { return count }
    return 1
  }

  /// Returns the axes along which the element would take all the space without its frames.
  private func bare(_ children: [Element]) -> Stretch {
    switch kind {
    case .divider: .width
    case .shape, .list, .page, .tabs, .carousel, .unavailable, .map, .frame, .video: .both
    case .scroll: self[.axis] == "horizontal" && !has("y") ? .width : .both
    case .root: []
    case .textField, .secureField, .textEditor, .progress, .slider, .segments: .width
    // As wide as possible; the height follows.
    case .picture: has("fit") ? .width : []
    case .grid: gridStretch(children)
    case .box where has("geo"): .both
    case .hStack, .vStack, .box, .label: stackStretch(children)
    case .zStack: union(children.filter { !$0.has("layer") })
    default: union(children)
    }
  }

  private func stackStretch(_ children: [Element]) -> Stretch {
    let isRow = kind == .hStack || has("h"), isColumn = kind == .vStack || has("v")
    // A divider lies across its stack.
    let isDivided = isRow && children.contains { $0.kind == .divider }
    var stretch = union(isDivided ? children.filter { $0.kind != .divider } : children)
    if isDivided { stretch.takeAllHeight() }
    if has("ctl") || has("lazy") && kind == .vStack { stretch.takeAllWidth() }
    if isRow || isColumn, children.contains(where: { $0.kind == .spacer }) {
      if isRow { stretch.takeAllWidth() }
      if isColumn { stretch.takeAllHeight() }
    }
    if kind == .label, children.contains(where: { $0.kind == .toggle || $0.kind == .picker }) {
      stretch.takeAllWidth()
    }
    return stretch
  }

  /// Returns the axis along which a lazy grid takes all the space: its width, or its height if it
  /// grows horizontally.
  private func gridStretch(_ children: [Element]) -> Stretch {
    if has("table") { return union(children) }
    return has("across") ? .height : .width
  }

  private func union(_ children: [Element]) -> Stretch {
    var union: Stretch = []
    var (isAllWide, isAllHigh) = (false, false)
    for child in children {
      union.formUnion(child.stretch)
      if child.stretch.hasAllWidth { isAllWide = true }
      if child.stretch.hasAllHeight { isAllHigh = true }
    }
    if isAllHigh { union.remove(.limitedHeight) }
    if isAllWide { union.remove(.limitedWidth) }
    return union
  }

  private func has(_ variant: String) -> Bool {
    self[.variant]?.split(separator: " ").contains { $0 == variant } ?? false
  }
}

extension StyleRule {
  fileprivate func change(_ stretch: inout Stretch) {
    switch self {
    case .size(let width, let height): stretch.keepOut(width != nil, height != nil)
    // A view with a ratio is as wide as possible; its height follows.
    case .aspectRatio(.some, false): stretch.keepOut(false, true)
    case .limits(_, let width, _, let height):
      if let width { stretch.take(.width, limit: width < .infinity ? .limitedWidth : nil) }
      if let height { stretch.take(.height, limit: height < .infinity ? .limitedHeight : nil) }
    case .fixed(let horizontal, let vertical), .unsized(let horizontal, let vertical):
      stretch.keepOut(horizontal, vertical)
    case .container(let width, let height): stretch.keepOut(width != nil, height != nil)
    case .trait(.room), .bleeds: stretch = .both
    // Invisible elements take no space.
    case .spokenOnly: stretch = []
    default: break
    }
  }
}

extension Stretch {
  /// Removes axes that a frame sets.
  fileprivate mutating func keepOut(_ width: Bool, _ height: Bool) {
    if width { subtract([.width, .limitedWidth]) }
    if height { subtract([.height, .limitedHeight]) }
  }

  /// Adds an axis with the mark of its limit, or without a limit.
  fileprivate mutating func take(_ axis: Stretch, limit: Stretch?) {
    insert(axis)
    remove(axis == .width ? .limitedWidth : .limitedHeight)
    if let limit { insert(limit) }
  }

  fileprivate mutating func takeAllWidth() { take(.width, limit: nil) }

  fileprivate mutating func takeAllHeight() { take(.height, limit: nil) }
}
