public import SwiftUICore

/// The editing state of a list.
///
/// Same as Apple's.
public enum EditMode: Sendable, Hashable {
  /// The content of the list is not edited.
  case inactive
  /// The content is edited for the duration of a gesture.
  case transient
  /// The content of the list is edited.
  case active

  /// A Boolean value that indicates whether the content is edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// The editing state of the view; `nil` outside of a window.
  ///
  /// Partial: all pages of a window share one edit mode, unless the app sets another.
  public var editMode: Binding<EditMode>? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
