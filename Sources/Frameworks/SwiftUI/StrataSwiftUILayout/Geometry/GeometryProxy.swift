public import Foundation
public import SwiftUICore

/// The size and position of a view, as the browser has measured them.
public struct GeometryProxy {
  let model: GeometryModel

  /// The size of the view.
  public var size: CGSize { onMain { $0.size.current } }

  /// The insets of the safe area inside of the view.
  ///
  /// Partial: always zero, as an app's content is inside of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the view's frame in a coordinate space.
  ///
  /// Partial: a position is known one round trip after it is first read. Until then, it is that of
  /// the window's corner.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    rectangle(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame in a coordinate space.
  ///
  /// Partial: a position is known one round trip after it is first read. Until then, it is that of
  /// the window's corner.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    rectangle(in: coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in this view's coordinates; `nil` if no view
  /// around this view has that name.
  ///
  /// Partial: the bounds are known one round trip after they are first read; until then the
  /// function returns `nil`.
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

  /// The height of the window; that of a phone until the browser has reported it.
  var windowHeight: CGFloat {
    onMain { $0.askForPlace()?.windowHeight ?? GeometryModel.guess.height }
  }

  /// Reads the geometry on the main actor. A proxy is used only there, by closures whose type does
  /// not say so.
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
