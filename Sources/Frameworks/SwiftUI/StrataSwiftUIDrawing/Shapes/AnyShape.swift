public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A type-erased shape.
///
/// Same as Apple's.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the outline of the wrapped shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(_ size: CGSize?) -> Outline { shape._outline(size) }
  public var _keepsAspect: Bool { shape._keepsAspect }

  public func _filled(_ paint: Paint, _ style: FillStyle, _ size: CGSize?) -> Figure.Content {
    shape._filled(paint, style, size)
  }
}

/// The shape that the nearest container sets by `containerShape(_:)`; a rectangle if none does.
///
/// Partial: the shape does not depend on its distance from the container's corners.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates a container-relative shape.
  public init() {}
  /// Returns the path of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(_ size: CGSize?) -> Outline { .rectangle }
  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(self, amount) }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let shape = EnvironmentValues(context.environment).containerShape
    return DrawnShape.update(shape, .fill(ForegroundStyle(), FillStyle()), old, context)
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyShape { AnyShape(Rectangle()) }
  }

  var containerShape: AnyShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of a `ContainerRelativeShape` inside this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
