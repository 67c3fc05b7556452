public import Foundation
public import SwiftUICore

/// A view's size and place, as its browser measured them.
public struct GeometryProxy {
  let model: GeometryModel

  /// The size of the view's box.
  public var size: CGSize { onMain { $0.size.current } }

  /// How far the safe area's edges lie inside of the view.
  ///
  /// Partial: zero, as an app's content stands inside of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's rectangle in a frame of reference.
  ///
  /// Partial: a place is known one round trip after it is first asked for; until then the view
  /// counts as standing at the window's corner.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    rectangle(in: coordinateSpace.coordinateSpace)
  }

  /// The view's rectangle in a frame of reference.
  ///
  /// Partial: a place is known one round trip after it is first asked for; until then the view
  /// counts as standing at the window's corner.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    rectangle(in: coordinateSpace)
  }

  /// The rectangle of a named space, in the view's own frame of reference; `nil` where no view
  /// above has that name.
  ///
  /// Partial: it is known one round trip after it is first asked for, and `nil` until then.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let report = onMain({ $0.askForPlace() }), let global = report.global else { return nil }
    return report.space(coordinateSpace.name)?.offsetBy(dx: -global.minX, dy: -global.minY)
  }
}

extension GeometryProxy {
  func rectangle(in space: CoordinateSpace) -> CGRect {
    let local = CGRect(origin: .zero, size: size)
    if space == .local { return local }
    guard let report = onMain({ $0.askForPlace() }), let global = report.global else {
      return local
    }
    guard case .named(let name) = space, let frame = report.space(name) else { return global }
    return global.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// A proxy is used where views are made, on the main actor, by functions that do not say so.
  private func onMain<T: Sendable>(_ read: @MainActor (GeometryModel) -> T) -> T {
    let model = model
    return MainActor.assumeIsolated { read(model) }
  }
}

extension GeometryReport {
  package func space(_ name: AnyHashable) -> CGRect? {
    let wanted = name.spaceName
    return spaces.first { $0.name == wanted }?.frame
  }
}
