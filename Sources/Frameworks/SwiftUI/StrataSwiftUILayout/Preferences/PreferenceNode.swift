import StrataViewTree

/// A node that sets a preference, or modifies that of its descendants.
@MainActor protocol PreferenceSource: Node {
  /// Returns the value that replaces that of the descendants; `nil` if the node sets none for this
  /// key.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A node that observes the preferences of its descendants.
@MainActor protocol PreferenceListener: Node {
  func hears(_ key: ObjectIdentifier) -> Bool
  func preferencesChanged()
}

extension Node {
  /// Returns the combined value of this node and its descendants, in order; `nil` if none of them
  /// sets one.
  func said<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let source = self as? any PreferenceSource, let value = source.preference(key) {
      return value
    }
    return saidBelow(key)
  }

  func saidBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var whole: K.Value?
    for child in children {
      guard let next = child.said(key) else { continue }
      guard var value = whole else {
        whole = next
        continue
      }
      K.reduce(value: &value) { next }
      whole = value
    }
    return whole
  }

  /// Notifies the ancestors that observe a key that its value may have changed.
  func tellListeners(_ key: ObjectIdentifier) {
    var next = parent
    while let node = next {
      if let listener = node as? any PreferenceListener, listener.hears(key) {
        listener.preferencesChanged()
      }
      next = node.parent
    }
  }
}
