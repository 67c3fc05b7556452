public import SwiftUI

/// The content of a map, as the view that it is to SwiftUI.
public struct MapContentView<SelectionValue: Hashable, MapContentBody: MapContent>: View {
  let content: MapContentBody

  public var body: some View { content._shown }
}

extension Map {
  /// - Parameters:
  ///   - position: which part of the world is shown; a person who moves the map changes it.
  ///   - bounds: what may be shown at all.
  ///   - interactionModes: what a person may do.
  ///   - scope: Accepted: controls stand on the map that they are given to.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(.bound(position), bounds, interactionModes, nil, MapContentView(content: content()))
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes) {}
  }

  /// - Parameter initialPosition: which part of the world is shown until a person moves the map.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      .initial(initialPosition), bounds, interactionModes, nil,
      MapContentView(content: content()))
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes
    ) {}
  }
}

extension Map {
  /// - Parameter selection: the tag of what is chosen; `nil` for nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      .bound(position), bounds, interactionModes, MapSelection(selection),
      MapContentView(content: content()))
  }

  /// - Parameter selection: the tag of what is chosen; `nil` for nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      .initial(initialPosition), bounds, interactionModes, MapSelection(selection),
      MapContentView(content: content()))
  }
}

extension MapSelection {
  @MainActor fileprivate init<Value: Hashable>(_ binding: Binding<Value?>) {
    chosen = binding.wrappedValue.map { AnyHashable($0) }
    choose = { tag in binding.wrappedValue = tag.flatMap { $0.base as? Value } }
  }
}
