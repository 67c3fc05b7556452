extension Browser {
  /// Presses and releases a key while other keys are held down. The element with the focus receives
  /// it.
  ///
  ///     try await browser.press(.tab, with: .shift)
  public func press(_ key: Key, with held: Key...) async throws {
    try await pressKeys(key.rawValue, held)
  }

  /// Presses and releases the key of a character while other keys are held down: `press("a", with:
  /// .control)` for Control-A.
  public func press(_ character: Character, with held: Key...) async throws {
    try await pressKeys(String(character), held)
  }

  /// Clicks into a field and types a text, key by key.
  ///
  /// - Parameters:
  ///   - pace: The time between keys, kept by the browser: 50 ms is 20 keys a second.
  public func type(
    _ text: String, into locator: Locator, pace: Duration? = nil
  ) async throws {
    try await click(locator)
    try await type(text, pace: pace)
  }

  /// Types a text into the element with the focus, key by key. Characters without a key, such as an
  /// emoji, are inserted.
  public func type(_ text: String, pace: Duration? = nil) async throws {
    for run in text.keyRuns {
      switch run {
      case .keys(let characters): try await typeKeys(characters, pace: pace)
      case .whole(let text): try await insert(text)
      }
    }
  }

  /// Clears a field, as selecting all and pressing Delete does.
  public func clear(_ locator: Locator) async throws {
    try await click(locator)
    try await press("a", with: .control)
    try await press(.delete)
  }

  private func typeKeys(_ characters: [Character], pace: Duration?) async throws {
    let (seconds, attoseconds) = (pace ?? .zero).components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    let pause: JSONValue = ["type": "pause", "duration": .number(milliseconds)]
    let steps = characters.flatMap { character -> [JSONValue] in
      let key = character == "\n" ? Key.enter.rawValue : String(character)
      return (pace == nil ? [] : [pause]) + [.key(down: key), .key(up: key)]
    }
    try await perform(["type": "key", "id": "keyboard", "actions": .array(steps)])
  }

  private func pressKeys(_ key: String, _ held: [Key]) async throws {
    let down = held.map { JSONValue.key(down: $0.rawValue) }
    let up = held.reversed().map { JSONValue.key(up: $0.rawValue) }
    let steps = down + [.key(down: key), .key(up: key)] + up
    try await perform(["type": "key", "id": "keyboard", "actions": .array(steps)])
  }
}

extension JSONValue {
  fileprivate static func key(down key: String) -> JSONValue {
    ["type": "keyDown", "value": .string(key)]
  }

  fileprivate static func key(up key: String) -> JSONValue {
    ["type": "keyUp", "value": .string(key)]
  }
}

enum KeyRun: Equatable {
  case keys([Character])
  case whole(String)
}

extension String {
  /// The text split into runs that can be typed with keys, and single characters that cannot.
  var keyRuns: [KeyRun] {
    reduce(into: []) { runs, character in
      let isKey =
        character == "\r\n"
        || character.unicodeScalars.count == 1
          && character.unicodeScalars.allSatisfy { $0.value < 0x1_0000 }
      guard isKey else { return runs.append(.whole(String(character))) }
      let key: Character = character == "\r\n" ? "\n" : character
      if case .keys(let before) = runs.last {
        runs[runs.count - 1] = .keys(before + [key])
      } else {
        runs.append(.keys([key]))
      }
    }
  }
}
