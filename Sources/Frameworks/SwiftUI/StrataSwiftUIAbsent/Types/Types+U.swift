// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUILayout

@available(*, unavailable, message: "Strata does not have UIGestureRecognizerRepresentable yet; docs/ledgers/parity.md lists what is there")
@MainActor public protocol UIGestureRecognizerRepresentable {}

@available(*, unavailable, message: "Strata does not have UIGestureRecognizerRepresentableContext yet; docs/ledgers/parity.md lists what is there")
public struct UIGestureRecognizerRepresentableContext<Representable> {
  public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { fatalError() }
  public var coordinator: Any { fatalError() }
}

@available(*, unavailable, message: "Strata does not have UIGestureRecognizerRepresentableCoordinateSpaceConverter yet; docs/ledgers/parity.md lists what is there")
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint { fatalError() }
  public var localLocation: CGPoint { fatalError() }
  public var localTranslation: CGPoint? { fatalError() }
  public var localVelocity: CGPoint? { fatalError() }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { fatalError() }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { fatalError() }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { fatalError() }
}
