public import SwiftUI

extension View {
  /// Sets the context of this view and its descendants to the main context of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Sets the context of this view and its descendants.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Creates a container for a model when the view appears, and sets the context of this view and
  /// its descendants.
  ///
  /// - Parameters:
  ///   - modelType: The model; all that its relationships lead to belong to it.
  ///   - inMemory: Whether models are kept in memory only.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes are recorded by the window's `undoManager`.
  ///   - onSetup: Called with the container, or with the reason for which there is none.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for models when the view appears, and sets the context of this view and
  /// its descendants.
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
  ) -> some View {
    modifier(
      NewContainerModifier(
        types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
}
