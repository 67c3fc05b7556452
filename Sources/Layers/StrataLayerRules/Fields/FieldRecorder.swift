/// A recorder of the keys that are read from a rule, each once and in order.
final class FieldRecorder {
  private(set) var keys: [(name: String, form: String)] = []

  func take(_ name: String, _ form: String) {
    guard let place = keys.firstIndex(where: { $0.name == name }) else {
      return keys.append((name: name, form: form))
    }
    if keys[place].form == "an object", form == "a list of objects" { keys[place].form = form }
  }
}
