// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import SwiftUICore

@available(*, unavailable, message: "Strata does not have EmptyControlWidgetConfiguration: a browser has no home screen that shows widgets")
@MainActor public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have EmptyControlWidgetTemplate: a browser has no home screen that shows widgets")
@MainActor public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have EmptyHoverEffect yet; docs/ledgers/parity.md lists what is there")
public struct EmptyHoverEffect: CustomHoverEffect {}

@available(*, unavailable, message: "Strata does not have EmptyMatchedTransitionSourceConfiguration yet; docs/ledgers/parity.md lists what is there")
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

@available(*, unavailable, message: "Strata does not have EmptyModifier yet; docs/ledgers/parity.md lists what is there")
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  static public var identity: EmptyModifier { fatalError() }
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have EmptyTableRowContent yet; docs/ledgers/parity.md lists what is there")
public struct EmptyTableRowContent<Value> {}

@available(*, unavailable, message: "Strata does not have EmptyWidgetConfiguration: a browser has no home screen that shows widgets")
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() { fatalError() }
}
