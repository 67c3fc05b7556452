// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIDrawing
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have LayoutDirectionBehavior yet; docs/ledgers/parity.md lists what is there")
public enum LayoutDirectionBehavior {
  case fixed
  case mirrors(in: LayoutDirection)
  static public var mirrors: LayoutDirectionBehavior { fatalError() }
}

@available(*, unavailable, message: "Strata does not have LegibilityWeight yet; docs/ledgers/parity.md lists what is there")
public enum LegibilityWeight {
  public init?<UILegibilityWeight>(_ uiLegibilityWeight: UILegibilityWeight) { fatalError() }
  case bold
  case regular
}

@available(*, unavailable, message: "Strata does not have LiftHoverEffect yet; docs/ledgers/parity.md lists what is there")
public struct LiftHoverEffect: CustomHoverEffect {
  public init() { fatalError() }
}

@available(*, unavailable, message: "Strata does not have LimitedAvailabilityConfiguration: a browser has no home screen that shows widgets")
@MainActor public struct LimitedAvailabilityConfiguration {}

@available(*, unavailable, message: "Strata does not have ListItemTint yet; docs/ledgers/parity.md lists what is there")
public struct ListItemTint {
  static public func fixed(_ tint: Color) -> ListItemTint { fatalError() }
  static public var monochrome: ListItemTint { fatalError() }
  static public func preferred(_ tint: Color) -> ListItemTint { fatalError() }
}
