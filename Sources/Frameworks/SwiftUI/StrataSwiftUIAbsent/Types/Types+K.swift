// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIControls

extension KeyboardShortcut {
  @available(*, unavailable, message: "Strata does not have KeyboardShortcut.Localization yet; docs/ledgers/parity.md lists what is there")
  public struct Localization {
    static public var automatic: KeyboardShortcut.Localization { fatalError() }
    static public var custom: KeyboardShortcut.Localization { fatalError() }
    static public var withoutMirroring: KeyboardShortcut.Localization { fatalError() }
  }
}
