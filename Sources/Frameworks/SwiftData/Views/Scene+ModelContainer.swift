public import SwiftUI

extension Scene {
  /// Sets the context of the scene's views to the main context of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    _modified(ContainerModifier(container: container))
  }

  /// Sets the context of the scene's views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Creates a container for a model when a window opens, and sets the context of its views. The
  /// windows of a device share the store.
  ///
  /// - Parameters:
  ///   - modelType: The type of the model. All models to which its relationships lead belong to the
  ///     container, too.
  ///   - inMemory: Whether models are kept in memory only, separately for each window.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether the window's `undoManager` can undo changes.
  ///   - onSetup: A function that is called with the container, or with the error because of which
  ///     there is none.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for models when a window opens, and sets the context of its views.
  ///
  /// - Parameters:
  ///   - modelTypes: The types of the models.
  ///   - inMemory: Whether the models are not stored on the disk.
  ///   - isAutosaveEnabled: Whether changes are saved automatically.
  ///   - isUndoEnabled: Whether changes can be undone.
  ///   - onSetup: A function that is called with the container, or with the error because of which
  ///     there is none.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _modified(
      NewContainerModifier(
        types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
}
