public import SwiftUI

/// Any view at a place of a map.
///
///     Annotation("Tower", coordinate: tower, anchor: .bottom) { Image(systemName: "flag") }
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let place: MapPlace<Content, Label>

  /// - Parameter anchor: which point of the content is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    place = MapPlace(
      coordinate: coordinate, anchor: anchor, content: content(), title: label())
  }

  public var _shown: AnyView { AnyView(place) }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
