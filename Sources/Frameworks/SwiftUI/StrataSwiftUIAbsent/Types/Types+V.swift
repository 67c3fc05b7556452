// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

@available(*, unavailable, message: "Strata does not have VerticalDirection yet; docs/ledgers/parity.md lists what is there")
public enum VerticalDirection {
  case down
  public struct Set: OptionSet {
    public var rawValue: Int { fatalError() }
    public init(rawValue: Int) { fatalError() }
    static public var all: VerticalDirection.Set { fatalError() }
    static public var down: VerticalDirection.Set { fatalError() }
    public init(_ direction: VerticalDirection) { fatalError() }
    static public var up: VerticalDirection.Set { fatalError() }
  }
  case up
}
