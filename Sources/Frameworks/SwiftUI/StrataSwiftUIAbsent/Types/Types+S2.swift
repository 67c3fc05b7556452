// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation

@available(*, unavailable, message: "Strata does not have SystemFormatStyle yet; docs/ledgers/parity.md lists what is there")
public enum SystemFormatStyle {
  public struct DateOffset {
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { fatalError() }
    public init(to anchor: Date, allowedFields: Any? = nil, maxFieldCount: Int = 2, sign: Any? = nil) { fatalError() }
  }
  public struct DateReference {
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference { fatalError() }
    public init(to date: Date, allowedFields: Any? = nil, maxFieldCount: Int = 2, thresholdField: Any? = nil) { fatalError() }
  }
  public struct Stopwatch {
    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) { fatalError() }
  }
  public struct Timer {
    public init<Given1: Comparable>(countingDownIn interval: Range<Given1>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { fatalError() }
    public init<Given1: Comparable>(countingUpIn interval: Range<Given1>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { fatalError() }
  }
}
