extension Browser {
  /// Shows a text being composed in the focused field, as an input method does before it is
  /// confirmed.
  ///
  ///     try await browser.compose("に")
  ///     try await browser.compose("にほ")
  ///     try await browser.commit("日本")
  public func compose(_ text: String) async throws {
    let end = JSONValue.number(Double(text.utf16.count))
    try await devTools(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Ends the composition with a final text.
  public func commit(_ text: String) async throws { try await insert(text) }

  /// Inserts a text at the caret in one step, as pasting or an emoji picker does.
  public func insert(_ text: String) async throws {
    try await devTools("Input.insertText", ["text": .string(text)])
  }
}
