import StrataRendering

extension WindowLocation {
  /// A presentation above the page that has no address.
  struct Layer {
    /// The layer's number in the address.
    var number: Int
    /// Closes the presentation; returns whether it closes.
    var close: () -> Bool
  }

  /// Pushes a history entry for something that is opened above the page and has no address, so that
  /// Back closes it instead of leaving the app.
  ///
  /// Presentations of the first page get none, since the person has not opened them.
  ///
  /// - Parameter close: Called when the person goes back. It returns `false` if the presentation
  ///   stays open; then its history entry is pushed again.
  /// - Returns: The number to pass to ``leave(_:)``; 0 if no entry was pushed.
  public func enter(_ close: @escaping () -> Bool) -> Int {
    guard tree?.renderer != nil else { return 0 }
    lastLayer += 1
    layers.append(Layer(number: lastLayer, close: close))
    tell(.layer, lastLayer)
    return lastLayer
  }

  /// Removes the history entry of a presentation that was closed. Does nothing for an unknown
  /// number.
  public func leave(_ number: Int) {
    guard let index = layers.firstIndex(where: { $0.number == number }) else { return }
    layers.remove(at: index)
    tell(.unlayer, number)
  }

  /// Closes what was opened after a layer, the newest first, until something refuses to close.
  func close(after number: Int) {
    for layer in layers.reversed() where layer.number > number {
      guard layers.contains(where: { $0.number == layer.number }), !layer.close() else { continue }
      for kept in layers where kept.number > number && kept.number <= layer.number {
        tell(.layer, kept.number)
      }
      return
    }
  }

  private func tell(_ step: LocationChange.Step, _ number: Int) {
    tree?.emit(.location(LocationChange(step, url: "\(address)#\(number)")))
  }
}
