// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import StrataSwiftUIControls
public import StrataSwiftUIGestures

extension KeyboardShortcut {
  @available(*, unavailable, message: "Strata does not have KeyboardShortcut.init(_:modifiers:localization:) yet; docs/ledgers/parity.md lists what is there")
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { fatalError() }
  @available(*, unavailable, message: "Strata does not have KeyboardShortcut.localization yet; docs/ledgers/parity.md lists what is there")
  public var localization: KeyboardShortcut.Localization { get { fatalError() } set { fatalError() } }
}
