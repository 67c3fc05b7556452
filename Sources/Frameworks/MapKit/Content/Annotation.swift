public import SwiftUI

/// A view at a coordinate of a map.
///
///     Annotation("Tower", coordinate: tower, anchor: .bottom) { Image(systemName: "flag") }
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let place: MapPlace<Content, Label>

  /// Creates an annotation with a label.
  ///
  /// - Parameter anchor: The point of the content that is placed at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    place = MapPlace(
      coordinate: coordinate, anchor: anchor, content: content(), title: label())
  }

  /// The views of the content.
  public var _shown: AnyView { AnyView(place) }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  ///
  /// - Parameter anchor: The point of the content that is placed at the coordinate.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates an annotation with a title that is not localized.
  ///
  /// - Parameter anchor: The point of the content that is placed at the coordinate.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
