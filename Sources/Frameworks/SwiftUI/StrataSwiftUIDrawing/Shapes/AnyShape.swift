public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A shape of any type.
///
/// Same as Apple's.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(_ size: CGSize?) -> Outline { shape._outline(size) }
  public var _keepsAspect: Bool { shape._keepsAspect }

  public func _filled(_ paint: Paint, _ style: FillStyle, _ size: CGSize?) -> Figure.Content {
    shape._filled(paint, style, size)
  }
}

/// The shape of the nearest container that has said its own; a rectangle if none has.
///
/// Partial: it does not follow the container's corners at a distance.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(_ size: CGSize?) -> Outline { .rectangle }
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
  /// Says which shape a `ContainerRelativeShape` inside has.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
