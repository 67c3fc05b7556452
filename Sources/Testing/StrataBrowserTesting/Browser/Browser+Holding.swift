extension Browser {
  /// Puts the mouse down on an element and keeps it there until ``letGo()``.
  public func hold(_ locator: Locator, within time: Duration = patience) async throws {
    try await act(on: locator, saying: "holding", within: time) { element in
      try await self.point("mouse", at: element, then: ["pointerDown"])
    }
  }

  /// Lets go of what ``hold(_:within:)`` holds.
  public func letGo() async throws {
    try await perform([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": [["type": "pointerUp", "button": 0]],
    ])
  }
}
