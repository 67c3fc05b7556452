/// A group of the system's commands, beside which an app places its commands.
///
/// Accepted: it has no effect, since a page has none of these groups.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// The commands for information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The commands for services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// The commands for hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement()
  /// The commands for ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// The commands for creating and opening documents.
  public static let newItem = CommandGroupPlacement()
  /// The commands for saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// The commands for importing and exporting documents.
  public static let importExport = CommandGroupPlacement()
  /// The commands for printing.
  public static let printItem = CommandGroupPlacement()
  /// The commands for undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands for the clipboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands for editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The commands for formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The commands for the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The commands for the size of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The commands for the arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The commands for help.
  public static let help = CommandGroupPlacement()
}
