import StrataViewTree

/// A place that has something to say about preferences of a key, or changes what is said below.
@MainActor protocol PreferenceSource: Node {
  /// What the place says instead of those below it; `nil` where it says nothing of this key.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A place that listens to what is said below.
@MainActor protocol PreferenceListener: Node {
  func hears(_ key: ObjectIdentifier) -> Bool
  func preferencesChanged()
}

extension Node {
  /// What this place and those below it say, in order; `nil` where nothing is said.
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

  /// Lets those above know that something else is said here now.
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
