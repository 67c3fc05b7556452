extension Browser {
  /// Presses the mouse button on an element and holds it until ``letGo()`` is called.
  public func hold(_ locator: Locator, within time: Duration = patience) async throws {
    try await act(on: locator, saying: "holding", within: time) { element in
      try await self.point("mouse", at: element, then: ["pointerDown"])
    }
  }

  /// Releases the mouse button that ``hold(_:within:)`` has pressed.
  public func letGo() async throws {
    try await perform([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": [["type": "pointerUp", "button": 0]],
    ])
  }
}
