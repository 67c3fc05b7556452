public import SwiftUI

/// A view at a coordinate of a map.
///
///     Annotation("Tower", coordinate: tower, anchor: .bottom) { Image(systemName: "flag") }
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let place: MapPlace<Content, Label>

  /// Creates an annotation with a label.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - anchor: The point of the content that is placed at the coordinate.
  ///   - content: The views.
  ///   - label: The view of the label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    place = MapPlace(
      coordinate: coordinate, anchor: anchor, content: content(), title: label())
  }

  /// The view of the annotation.
  public var _shown: AnyView { AnyView(place) }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - coordinate: The latitude and longitude.
  ///   - anchor: The point of the content that is placed at the coordinate.
  ///   - content: The views.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates an annotation with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - coordinate: The latitude and longitude.
  ///   - anchor: The point of the content that is placed at the coordinate.
  ///   - content: The views.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
