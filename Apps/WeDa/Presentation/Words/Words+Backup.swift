import Foundation

extension Words {
  /// The strings of `backup` in `Localizable.xcstrings`: export and import.
  enum Backup {
    enum Section {
      static var title: LocalizedStringResource {
        word("backup.section.title", "Your data")
      }
      static var hint: LocalizedStringResource {
        word(
          "backup.section.hint",
          "The file contains your favorites and settings, but no key and not your location.")
      }
    }

    enum Export {
      static var button: LocalizedStringResource {
        word("backup.export.button", "Save to a file")
      }
      static var history: LocalizedStringResource {
        word("backup.export.history", "Include the search history")
      }
      static var failed: LocalizedStringResource {
        word("backup.export.failed", "The file could not be saved")
      }
    }

    enum Import {
      static var button: LocalizedStringResource {
        word("backup.import.button", "Load from a file")
      }
      static var title: LocalizedStringResource {
        word("backup.import.title", "Load this file?")
      }
      static var mode: LocalizedStringResource {
        word("backup.import.mode", "What to do with the file")
      }
      static var confirm: LocalizedStringResource {
        word("backup.import.confirm", "Load")
      }
      static var failed: LocalizedStringResource {
        word("backup.import.failed", "The file was not loaded")
      }
      static var done: LocalizedStringResource {
        word("backup.import.done", "The file was loaded")
      }
    }

    enum Preview {
      static func added(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.added", "\(count) favorites are added:")
      }
      static func renamed(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.renamed", "\(count) favorites get their names from the file:")
      }
      static func kept(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.kept", "\(count) favorites stay as they are:")
      }
      static func removed(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.removed", "\(count) favorites are removed:")
      }
      static func searchesAdded(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.searchesAdded", "\(count) searches are added.")
      }
      static func searchesRemoved(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.searchesRemoved", "\(count) searches are removed.")
      }
      static func more(_ count: Int) -> LocalizedStringResource {
        word("backup.preview.more", "and \(count) more")
      }
      static var settings: LocalizedStringResource {
        word("backup.preview.settings", "Your settings become those of the file.")
      }
      static var nothing: LocalizedStringResource {
        word("backup.preview.nothing", "Nothing would change.")
      }
    }
  }

  /// The strings of `forget` in `Localizable.xcstrings`.
  enum Forget {
    static var button: LocalizedStringResource {
      word("forget.section.button", "Forget everything")
    }
    static var hint: LocalizedStringResource {
      word(
        "forget.section.hint", "Deletes all data stored for this browser. This cannot be undone.")
    }
    static var title: LocalizedStringResource {
      word("forget.ask.title", "Forget everything?")
    }
    static var message: LocalizedStringResource {
      word(
        "forget.ask.message",
        "Your favorites, searches, settings and stored forecasts are deleted for good. Other devices keep theirs."
      )
    }
    static var failed: LocalizedStringResource {
      word("forget.ask.failed", "Not all data was deleted")
    }
    static var done: LocalizedStringResource {
      word("forget.ask.done", "All data is deleted")
    }
    static var elsewhere: LocalizedStringResource {
      word("forget.ask.elsewhere", "Another window deleted the data stored for this browser.")
    }
  }
}
