public import SwiftUI

/// The content of a map as a SwiftUI view.
public struct MapContentView<SelectionValue: Hashable, MapContentBody: MapContent>: View {
  let content: MapContentBody

  /// The views of the content.
  public var body: some View { content._shown }
}

extension Map {
  /// Creates a map with content at a position.
  ///
  /// - Parameters:
  ///   - position: A binding to the part of the world that is shown; it changes when a person moves
  ///     the map.
  ///   - bounds: The limits of what can be shown.
  ///   - interactionModes: The ways in which a person can move the map.
  ///   - scope: The namespace of the map's controls. Accepted: it has no effect; controls belong to
  ///     the map to which they are added.
  ///   - content: The annotations and overlays.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(.bound(position), bounds, interactionModes, nil, MapContentView(content: content()))
  }

  /// Creates an empty map at a position.
  ///
  /// - Parameters:
  ///   - position: A binding to the part of the world that is shown; it changes when a person moves
  ///     the map.
  ///   - bounds: The limits of what can be shown.
  ///   - interactionModes: The ways in which a person can move the map.
  ///   - scope: The namespace of the map's controls, which has no effect.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes) {}
  }

  /// Creates a map with content that begins at a position.
  ///
  /// - Parameters:
  ///   - initialPosition: The part of the world that is shown until a person moves the map.
  ///   - bounds: The limits of the camera; `nil` for none.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - scope: The namespace of the map's controls, which has no effect.
  ///   - content: The annotations and overlays.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      .initial(initialPosition), bounds, interactionModes, nil,
      MapContentView(content: content()))
  }

  /// Creates an empty map that begins at a position.
  ///
  /// - Parameters:
  ///   - initialPosition: The part of the world that is shown until a person moves the map.
  ///   - bounds: The limits of the camera; `nil` for none.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - scope: The namespace of the map's controls, which has no effect.
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
  /// Creates a map with selectable content at a position.
  ///
  /// - Parameters:
  ///   - position: A binding to the position of the camera.
  ///   - bounds: The limits of the camera; `nil` for none.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - selection: The tag of the selected content; `nil` for none.
  ///   - scope: The namespace of the map's controls, which has no effect.
  ///   - content: The annotations and overlays.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      .bound(position), bounds, interactionModes, MapSelection(selection),
      MapContentView(content: content()))
  }

  /// Creates a map with selectable content that begins at a position.
  ///
  /// - Parameters:
  ///   - initialPosition: The position of the camera until a person moves the map.
  ///   - bounds: The limits of the camera; `nil` for none.
  ///   - interactionModes: The ways in which a person may move the map.
  ///   - selection: The tag of the selected content; `nil` for none.
  ///   - scope: The namespace of the map's controls, which has no effect.
  ///   - content: The annotations and overlays.
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
