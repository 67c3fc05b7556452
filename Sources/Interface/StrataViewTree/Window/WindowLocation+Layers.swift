import StrataRendering

extension WindowLocation {
  /// Something above the page that has no address.
  struct Layer {
    var number: Int
    /// Takes it away; says whether it goes.
    var close: () -> Bool
  }

  /// Makes a step of the browser's history for something that is opened above the page and has no
  /// address, so that Back takes it away instead of leaving the app.
  ///
  /// What stands there from the first picture on gets none, since nobody has opened it.
  ///
  /// - Parameter close: Called when the person goes back. Returns `false` where it stays, which gives
  ///   it its step again.
  /// - Returns: The number to say to ``leave(_:)``; 0 where no step was made.
  public func enter(_ close: @escaping () -> Bool) -> Int {
    guard tree?.renderer != nil else { return 0 }
    lastLayer += 1
    layers.append(Layer(number: lastLayer, close: close))
    tell(.layer, lastLayer)
    return lastLayer
  }

  /// What was opened is gone, and so is its step. Does nothing for a number that is not known.
  public func leave(_ number: Int) {
    guard let index = layers.firstIndex(where: { $0.number == number }) else { return }
    layers.remove(at: index)
    tell(.unlayer, number)
  }

  /// Closes what was opened after a layer, the newest first, as far as each agrees.
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
