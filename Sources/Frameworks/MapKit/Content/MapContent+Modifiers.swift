public import SwiftUI

extension MapContent {
  /// Sets the color of markers, and of shapes that have no other style.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    ChangedMapContent { AnyView(_shown.environment(\.mapTint, AnyShapeStyle(tint))) }
  }

  /// Sets the value of the map's selection while this content is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    ChangedMapContent { AnyView(_shown.environment(\.mapTag, AnyHashable(tag))) }
  }

  /// Sets the visibility of the titles of annotations and markers.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    ChangedMapContent { AnyView(_shown.environment(\.mapTitles, visibility)) }
  }
}

/// Map content after a modifier.
struct ChangedMapContent: MapContent {
  typealias Body = Never
  let make: @MainActor () -> AnyView
  var _shown: AnyView { make() }
}

/// The binding to the selection of a map, for its content.
struct MapSelection {
  let chosen: AnyHashable?
  let choose: @MainActor (AnyHashable?) -> Void
}

extension EnvironmentValues {
  private struct Tint: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private struct Tag: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }
  private struct Selection: EnvironmentKey {
    static var defaultValue: MapSelection? { nil }
  }

  /// The color that the app sets; `nil` for that of the kind of content.
  var mapTint: AnyShapeStyle? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }

  var mapTag: AnyHashable? {
    get { self[Tag.self] }
    set { self[Tag.self] = newValue }
  }

  var mapSelection: MapSelection? {
    get { self[Selection.self] }
    set { self[Selection.self] = newValue }
  }
}
