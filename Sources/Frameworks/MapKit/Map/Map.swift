public import SwiftUI

/// A map with annotations and markers.
///
///     @State private var position = MapCameraPosition.automatic
///     Map(position: $position) {
///       Marker("London", systemImage: "cloud.rain", coordinate: london)
///     }
///     .mapStyle(.standard)
///
/// Partial: the map is flat with north at the top, in Web Mercator, at zoom levels 0 to 18. It
/// shows the outlines of the countries unless the operator sets tiles (`STRATA_MAP_TILES`). It was
/// written after Apple's documentation and not compared with Apple's module.
public struct Map<Content: View>: View {
  let source: CameraSource
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelection?
  let content: Content
  @State private var own: MapCameraPosition
  @Environment(\.locale) private var locale
  @Environment(\.mapListeners) private var listeners
  @Environment(\.mapControlViews) private var controls

  init(
    _ source: CameraSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes,
    _ selection: MapSelection? = nil, _ content: Content
  ) {
    self.source = source
    self.bounds = bounds
    self.modes = modes
    self.selection = selection
    self.content = content
    _own = State(initialValue: source.first)
  }

  /// The map's element with its content.
  public var body: some View {
    MapFace(facts: facts, moved: moved, dismissed: selection.map { one in { one.choose(nil) } }) {
      content.environment(\.mapSelection, selection)
      controls
    }
  }

  private var position: MapCameraPosition {
    if case .bound(let binding) = source { binding.wrappedValue } else { own }
  }

  private var facts: MapFacts {
    MapFacts(position: position, bounds: bounds, modes: modes, locale: locale)
  }

  private func moved(_ report: RegionReport) {
    if report.isByUser {
      let chosen = MapCameraPosition.chosen(report.region)
      if case .bound(let binding) = source { binding.wrappedValue = chosen } else { own = chosen }
    }
    let context = MapCameraUpdateContext(report.region)
    for listener in listeners { listener(context) }
  }
}

/// The source of a map's position: a binding, or an initial position.
enum CameraSource {
  case bound(Binding<MapCameraPosition>)
  /// An initial position, which the map keeps until a person moves it.
  case initial(MapCameraPosition)

  @MainActor var first: MapCameraPosition {
    switch self {
    case .bound(let binding): binding.wrappedValue
    case .initial(let position): position
    }
  }
}
