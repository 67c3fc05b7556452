/// Why a macro cannot be expanded, in words for the person who wrote it.
struct MacroError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  static func unknownMacro(_ name: String) -> Self {
    .init("StrataSwiftUIMacros has no macro '\(name)'")
  }
}
