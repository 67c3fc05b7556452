// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

@available(*, unavailable, message: "Strata does not have HandGestureShortcut yet; docs/ledgers/parity.md lists what is there")
public struct HandGestureShortcut {
  static public var primaryAction: HandGestureShortcut { fatalError() }
}

@available(*, unavailable, message: "Strata does not have HierarchicalShapeStyleModifier yet; docs/ledgers/parity.md lists what is there")
public struct HierarchicalShapeStyleModifier<Base> {}

@available(*, unavailable, message: "Strata does not have HighlightHoverEffect yet; docs/ledgers/parity.md lists what is there")
public struct HighlightHoverEffect: CustomHoverEffect {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have HorizontalDirection yet; docs/ledgers/parity.md lists what is there")
public enum HorizontalDirection {
  case leading
  public struct Set: OptionSet {
    public var rawValue: Int { fatalError() }
    public init(rawValue: Int) { fatalError() }
    static public var all: HorizontalDirection.Set { fatalError() }
    public init(_ direction: HorizontalDirection) { fatalError() }
    static public var leading: HorizontalDirection.Set { fatalError() }
    static public var trailing: HorizontalDirection.Set { fatalError() }
  }
  case trailing
}
