public import SwiftUI

extension MapContent {
  /// The colour of markers.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    Changed { AnyView(_shown.environment(\.mapTint, AnyShapeStyle(tint))) }
  }

  /// What a map's selection is when this is chosen.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    Changed { AnyView(_shown.environment(\.mapTag, AnyHashable(tag))) }
  }

  /// Whether the words below what stands on the map are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    Changed { AnyView(_shown.environment(\.mapTitles, visibility)) }
  }
}

/// Content as somebody wants it.
private struct Changed: MapContent {
  typealias Body = Never
  let make: @MainActor () -> AnyView
  var _shown: AnyView { make() }
}

/// What is chosen on a map, and how something else is.
struct MapSelection {
  let chosen: AnyHashable?
  let choose: @MainActor (AnyHashable?) -> Void
}

extension EnvironmentValues {
  private struct Tint: EnvironmentKey {
    static var defaultValue: AnyShapeStyle { AnyShapeStyle(.red) }
  }
  private struct Tag: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }
  private struct Selection: EnvironmentKey {
    static var defaultValue: MapSelection? { nil }
  }

  var mapTint: AnyShapeStyle {
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
