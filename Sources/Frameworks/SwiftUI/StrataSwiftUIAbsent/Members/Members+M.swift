// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

@available(*, unavailable, message: "Strata does not have MatchedTransitionSourceConfiguration yet; docs/ledgers/parity.md lists what is there")
extension MatchedTransitionSourceConfiguration {
  @available(*, unavailable, message: "Strata does not have MatchedTransitionSourceConfiguration.background(_:) yet; docs/ledgers/parity.md lists what is there")
  public func background(_ style: Color) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have MatchedTransitionSourceConfiguration.clipShape(_:) yet; docs/ledgers/parity.md lists what is there")
  public func clipShape(_ shape: RoundedRectangle) -> Self { fatalError() }
  @available(*, unavailable, message: "Strata does not have MatchedTransitionSourceConfiguration.shadow(color:radius:x:y:) yet; docs/ledgers/parity.md lists what is there")
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { fatalError() }
}

extension Material {
  @available(*, unavailable, message: "Strata does not have Material.materialActiveAppearance(_:) yet; docs/ledgers/parity.md lists what is there")
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { fatalError() }
}

extension ModifiedContent {
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibility(selectionIdentifier:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibilityCustomContent(_:_:importance:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: Any? = nil) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibilityDragPoint(_:description:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibilityDragPoint(_:description:isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibilityDropPoint(_:description:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Any { fatalError() }
  @available(*, unavailable, message: "Strata does not have ModifiedContent.accessibilityDropPoint(_:description:isEnabled:) yet; docs/ledgers/parity.md lists what is there")
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> Any { fatalError() }
}
