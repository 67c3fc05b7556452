/// The reason for which a macro cannot be expanded, as a message for the author of the code.
struct MacroError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  static func unknownMacro(_ name: String) -> Self {
    .init("StrataSwiftUIMacros has no macro '\(name)'")
  }
}
