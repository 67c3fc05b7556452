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
/// shows the outlines of the countries and the names of the largest visible towns unless the
/// operator sets tiles (`STRATA_MAP_TILES`). It was written after Apple's documentation and not
/// compared with Apple's module.
public struct Map<Content: View>: View {
  let source: CameraSource
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelection?
  let content: Content
  @State private var own: MapCameraPosition
  @State private var locator = PersonLocator()
  @State private var seen: MKCoordinateRegion?
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
      TownNames(region: seen)
      controls
    }
  }

  private var position: MapCameraPosition {
    switch source {
    case .bound(let binding): return binding.wrappedValue
    case .initial: return own
    case .region(let region, let mode):
      let asked = MapCameraPosition.region(region.wrappedValue)
      if mode?.wrappedValue == .follow { return .userLocation(fallback: asked) }
      // The browser already shows a region to which a person has moved the map.
      return own.shown?.isSame(as: region.wrappedValue) == true ? own : asked
    }
  }

  /// The position at which the map is shown: around the person, if it follows them.
  private var shown: MapCameraPosition {
    guard position.followsUserLocation else { return position }
    locator.start()
    return locator.coordinate.map(MapCameraPosition.around) ?? position
  }

  private var facts: MapFacts {
    MapFacts(position: shown, bounds: bounds, modes: modes, locale: locale)
  }

  private func moved(_ report: RegionReport) {
    if GroundTiles.shared == nil { seen = report.region }
    if report.isByUser {
      let chosen = MapCameraPosition.chosen(report.region)
      move(to: chosen)
    }
    let context = MapCameraUpdateContext(report.region)
    for listener in listeners { listener(context) }
  }

  /// Keeps the position to which a person moved the map.
  private func move(to chosen: MapCameraPosition) {
    switch source {
    case .bound(let binding): binding.wrappedValue = chosen
    case .initial: own = chosen
    case .region(let region, let mode):
      own = chosen
      if let moved = chosen.shown { region.wrappedValue = moved }
      if mode?.wrappedValue == .follow { mode?.wrappedValue = .none }
    }
  }
}

/// The source of a map's position: a binding to it or to a region, or an initial position.
enum CameraSource {
  case bound(Binding<MapCameraPosition>)
  /// An initial position, which the map keeps until a person moves it.
  case initial(MapCameraPosition)
  /// A region, and the way in which the map follows the person.
  case region(Binding<MKCoordinateRegion>, Binding<MapUserTrackingMode>?)

  @MainActor var first: MapCameraPosition {
    switch self {
    case .bound(let binding): binding.wrappedValue
    case .initial(let position): position
    case .region(let region, _): .region(region.wrappedValue)
    }
  }
}
