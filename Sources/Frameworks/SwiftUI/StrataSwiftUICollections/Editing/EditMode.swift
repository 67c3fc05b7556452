public import SwiftUICore

/// Whether a person changes the content of a list.
///
/// Same as Apple's.
public enum EditMode: Sendable, Hashable {
  case inactive
  /// Begun by a gesture, and over with it.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether the content here is being changed; `nil` outside of a window.
  ///
  /// Partial: all pages of a window share one, unless the app sets another.
  public var editMode: Binding<EditMode>? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
